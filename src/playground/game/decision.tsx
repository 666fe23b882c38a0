import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../../runtime/index.ts";
import type { Choice, Declaration, Shown } from "./table.ts";

interface Props {
  readonly shown: Shown;
  /** The choices, narrowed to those about a thing that was clicked. */
  readonly choices: readonly Choice[];
  readonly onAll: (() => void) | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

/** Attackers or blockers: for each creature what it attacks or blocks, all declared at once. */
const Declare = ({
  declaration,
  onAnswer,
}: { readonly declaration: Declaration } & Pick<Props, "onAnswer">) => {
  const { type, creatures } = declaration;
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  useEffect(() => setChosen({}), [declaration]);
  const declare = (): void => {
    const declared = creatures.flatMap(({ id, options }) => {
      const option = options[chosen[id] ?? -1];
      return option === undefined ? [] : [{ id, value: option.value }];
    });
    onAnswer(
      type === "attackers"
        ? { type, attacks: declared.map(({ id, value }) => ({ id, defender: value })) }
        : {
            type,
            blocks: declared.flatMap(({ id, value }) =>
              typeof value === "number" ? [{ id, attackers: [value] }] : [],
            ),
          },
    );
  };
  const verb = type === "attackers" ? "attacks" : "blocks";
  return (
    <>
      {creatures.map(({ id, name, options }) => (
        <label key={id} class="choice">
          {name} {verb}
          <select
            value={chosen[id] ?? -1}
            onChange={({ currentTarget }) => setChosen({ ...chosen, [id]: Number(currentTarget.value) })}
          >
            <option value={-1}>nothing</option>
            {options.map(({ label }, index) => (
              <option key={index} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" onClick={declare}>
        Declare {type}
      </button>
    </>
  );
};

/** What is to be decided, with its answers; the first nine have a key. */
export const DecisionPanel = ({ shown, choices, onAll, onAnswer }: Props) => {
  const { question, over, declaration, refused } = shown;
  return (
    <section class="decision" aria-label="Decision">
      <h2 tabIndex={-1} id="question">
        {over ?? question ?? "The game has ended."}
      </h2>
      {refused === undefined ? null : (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      {declaration === undefined ? (
        <ol class="answers">
          {choices.map(({ label, answer }, index) => (
            <li key={`${index} ${label}`}>
              <button type="button" onClick={() => onAnswer(answer)}>
                {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null} {label}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <Declare declaration={declaration} onAnswer={onAnswer} />
      )}
      {onAll === undefined ? null : (
        <button type="button" onClick={onAll}>
          All choices
        </button>
      )}
    </section>
  );
};
