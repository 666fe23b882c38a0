import type { About, Asked, Choice } from "./asking.ts";
import { answerOf, type Draft, isComplete, withMoved, withPicked } from "./draft.ts";
import type { Answer } from "../../runtime/index.ts";
import { manaSymbol, readAloud, Symbols } from "../symbols.tsx";
import { likeness } from "./stacks.ts";
import type { Shown } from "./table.ts";

/** A decision while it is being answered. */
export interface Answering {
  readonly shown: Shown;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** The thing of which it is seen what may be done with it. */
  readonly opened: About | undefined;
  readonly onOpen: (about: About | undefined) => void;
}

/** Mana is there to be taken at the lands themselves; paying takes it by itself. */
const isListed = (answer: Answer): boolean =>
  answer.type !== "action" || answer.action.type !== "activateMana";

/** What can be chosen at once, once for what is alike: the keys 1 to 9 choose among these. */
export const listedChoices = (shown: Shown): readonly Choice[] => {
  const { asked, view } = shown;
  if (asked?.how !== "choose") return [];
  const likenessOf = likeness(shown);
  const seen = new Map(
    [...view.battlefield, ...view.players.flatMap(({ hand }) => hand)].flatMap((each) =>
      "hidden" in each ? [] : [[each.id, likenessOf(each)] as const],
    ),
  );
  const told = new Set<string>();
  return asked.choices.filter(({ object, label, answer }) => {
    if (!isListed(answer)) return false;
    if (object === undefined) return true;
    const key = `${label}\n${seen.get(object) ?? object}`;
    return !told.has(key) && told.add(key);
  });
};

const Choices = ({ shown, onAnswer }: Answering) => (
  <ol class="answers">
    {listedChoices(shown).map(({ label, answer }, index) => (
      <li key={`${index} ${label}`}>
        <button type="button" onClick={() => onAnswer(answer)}>
          {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null} <Symbols text={label} />
        </button>
      </li>
    ))}
  </ol>
);

type AskedAs<H extends Asked["how"]> = Extract<Asked, { readonly how: H }>;

/** What is picked from: the same as can be picked on the table, and what is not there. */
const Picks = ({ asked, draft, onDraft, onAnswer }: Answering & { readonly asked: AskedAs<"pick"> }) => (
  <ul class="answers">
    {asked.items.map(({ label }, index) => (
      <li key={index}>
        <button
          type="button"
          aria-pressed={draft.picked.includes(index)}
          onClick={() => {
            const next = withPicked(draft, asked, index);
            const at = asked.min === 1 && asked.max === 1 ? answerOf(asked, next) : undefined;
            if (at === undefined) onDraft(next);
            else onAnswer(at);
          }}
        >
          <Symbols text={label} />
          {asked.repeat ? ` × ${draft.picked.filter((each) => each === index).length}` : ""}
        </button>
      </li>
    ))}
  </ul>
);

const Order = ({ asked, draft, onDraft }: Answering & { readonly asked: AskedAs<"order"> }) => (
  <ol class="answers order">
    {draft.picked.map((item, place) => (
      <li key={item}>
        <span>
          <Symbols text={asked.items[item]?.label ?? ""} />
        </span>
        <button
          type="button"
          aria-label={`${readAloud(asked.items[item]?.label ?? "")}: earlier`}
          disabled={place === 0}
          onClick={() => onDraft(withMoved(draft, place, -1))}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label={`${readAloud(asked.items[item]?.label ?? "")}: later`}
          disabled={place === draft.picked.length - 1}
          onClick={() => onDraft(withMoved(draft, place, 1))}
        >
          ↓
        </button>
      </li>
    ))}
  </ol>
);

const toggled = (list: readonly number[], item: number): readonly number[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

/** Mana and helpers that are to pay; what is not said is found. */
const Payment = ({ asked, draft, onDraft, onAnswer }: Answering & { readonly asked: AskedAs<"pay"> }) => (
  <>
    <ul class="answers">
      {asked.choices.map(({ label, answer }, index) => (
        <li key={`ability ${index}`}>
          <button type="button" onClick={() => onAnswer(answer)}>
            <Symbols text={label} />
          </button>
        </li>
      ))}
      {asked.helpers.map(({ label }, index) => (
        <li key={`helper ${index}`}>
          <button
            type="button"
            aria-pressed={draft.picked.includes(index)}
            onClick={() => onDraft(withPicked(draft, { max: asked.most, repeat: false }, index))}
          >
            {label} helps
          </button>
        </li>
      ))}
    </ul>
    {asked.pool.length === 0 ? null : (
      <div class="pool" role="group" aria-label="Mana to spend">
        {asked.pool.map((color, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={draft.pool.includes(index)}
            onClick={() => onDraft({ ...draft, pool: toggled(draft.pool, index) })}
          >
            <Symbols text={manaSymbol(color)} />
          </button>
        ))}
      </div>
    )}
  </>
);

const confirmations: Readonly<Record<Asked["how"], string>> = {
  choose: "",
  pick: "Choose these",
  number: "Choose this number",
  order: "In this order",
  divide: "Divide like this",
  declare: "Declare",
  pay: "Pay",
};

const hints: Readonly<Partial<Record<Asked["how"], string>>> = {
  pick: "Choose here, or on the table.",
  divide: "Give each its share on the table.",
  declare: "Say at each creature on the table what it does.",
  pay: "Pay finds the mana by itself; or take mana and choose what is spent.",
};

const Body = (props: Answering & { readonly asked: Asked }) => {
  const { asked, draft, onDraft } = props;
  switch (asked.how) {
    case "choose":
      return <Choices {...props} />;
    case "pick":
      return <Picks {...props} asked={asked} />;
    case "number":
      return (
        <label class="choice">
          Number
          <input
            type="number"
            min={asked.min}
            max={asked.max}
            value={draft.number}
            onInput={({ currentTarget }) => onDraft({ ...draft, number: Number(currentTarget.value) })}
          />
          {asked.min} to {asked.max}
        </label>
      );
    case "order":
      return <Order {...props} asked={asked} />;
    case "pay":
      return <Payment {...props} asked={asked} />;
    case "divide":
    case "declare":
      return null;
  }
};

/** What is to be decided; what is on the table is chosen there as well. */
export const DecisionPanel = (props: Answering) => {
  const { shown, draft, onAnswer } = props;
  const { question, over, asked, refused } = shown;
  // What is one of several is answered by choosing it.
  const one = asked?.how === "pick" && asked.min === 1 && asked.max === 1;
  const answer = asked === undefined || one ? undefined : answerOf(asked, draft);
  const hint = asked === undefined ? undefined : hints[asked.how];
  return (
    <section class="decision" aria-label="Decision">
      <h2 tabIndex={-1} id="question">
        <Symbols text={over ?? question ?? "The game has ended."} />
      </h2>
      {refused === undefined ? null : (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      {asked === undefined ? null : <Body {...props} asked={asked} />}
      {hint === undefined ? null : <p class="faint hint">{hint}</p>}
      {asked === undefined || answer === undefined ? null : (
        <button
          type="button"
          class="confirm"
          disabled={!isComplete(asked, draft)}
          onClick={() => onAnswer(answer)}
        >
          {asked.how === "declare" ? `Declare ${asked.type}` : confirmations[asked.how]}
        </button>
      )}
    </section>
  );
};
