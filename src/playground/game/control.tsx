import type { ObjectId } from "../../runtime/index.ts";
import { Symbols } from "../symbols.tsx";
import type { About, Choice } from "./asking.ts";
import type { Answering } from "./decision.tsx";
import { answerOf, isAbout, withAt, withPicked } from "./draft.ts";

/** What a click on a thing does. */
interface Use {
  readonly onUse: () => void;
  readonly pressed?: boolean;
  /** Whether what may be done with it is seen. */
  readonly expanded?: boolean;
}

const choicesAt = (about: About, { shown: { asked } }: Answering): readonly Choice[] =>
  asked?.how === "choose" || asked?.how === "pay" ? asked.choices.filter((each) => isAbout(each, about)) : [];

/** What a thing of the table is good for in the decision at hand; undefined where it is for nothing. */
export const useOf = (about: About, answering: Answering): Use | undefined => {
  const { shown, draft, onDraft, onAnswer } = answering;
  const { asked } = shown;
  const choices = choicesAt(about, answering);
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return { onUse: () => onAnswer(only.answer) };
  if (choices.length > 1) {
    const open = answering.opened !== undefined && isAbout(answering.opened, about);
    return { onUse: () => answering.onOpen(open ? undefined : about), expanded: open };
  }
  if (asked?.how !== "pick") return undefined;
  const item = asked.items.findIndex((each) => isAbout(each, about));
  if (item < 0) return undefined;
  return {
    pressed: draft.picked.includes(item),
    onUse: () => {
      const next = withPicked(draft, asked, item);
      const answer = asked.min === 1 && asked.max === 1 ? answerOf(asked, next) : undefined;
      if (answer === undefined) onDraft(next);
      else onAnswer(answer);
    },
  };
};

/** What a click on a stack does: to the next one of it that is not chosen yet. */
export const useOfStack = (ids: readonly ObjectId[], answering: Answering): Use | undefined => {
  const uses = ids.flatMap((object) => useOf({ object }, answering) ?? []);
  return uses.find(({ pressed }) => pressed !== true) ?? uses[0];
};

interface EachProps {
  readonly ids: readonly ObjectId[];
  readonly name: string;
  readonly answering: Answering;
}

/** Where several of a stack may be picked, a button for each of them. */
export const Each = ({ ids, name, answering }: EachProps) => {
  const uses = ids.map((object) => useOf({ object }, answering));
  if (uses.every((use) => use?.pressed === undefined)) return null;
  return (
    <div class="each" role="group" aria-label={`Each ${name}`}>
      {uses.map((use, index) => (
        <button
          key={ids[index]}
          type="button"
          aria-label={`${name}, ${index + 1} of ${ids.length}`}
          aria-pressed={use?.pressed}
          onClick={use?.onUse}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
};

interface ControlProps {
  readonly about: About;
  readonly name: string;
  readonly answering: Answering;
}

/** What a creature attacks or blocks, said at the creature. */
const Declaring = ({ about, answering: { shown, draft, onDraft } }: ControlProps) => {
  const { asked } = shown;
  if (asked?.how !== "declare") return null;
  const index = asked.creatures.findIndex((each) => isAbout(each, about));
  const creature = asked.creatures[index];
  if (creature === undefined) return null;
  return (
    <select
      class="control"
      aria-label={`${creature.label} ${asked.type === "attackers" ? "attacks" : "blocks"}`}
      value={draft.declared[index] ?? -1}
      onChange={({ currentTarget }) =>
        onDraft({ ...draft, declared: withAt(draft.declared, index, Number(currentTarget.value)) })
      }
    >
      <option value={-1}>{asked.type === "attackers" ? "no attack" : "no block"}</option>
      {creature.options.map(({ label }, option) => (
        <option key={option} value={option}>
          {asked.type === "attackers" ? "attacks" : "blocks"} {label}
        </option>
      ))}
    </select>
  );
};

/** The share that a thing gets, said at the thing. */
const Share = ({ about, name, answering: { shown, draft, onDraft } }: ControlProps) => {
  const { asked } = shown;
  if (asked?.how !== "divide") return null;
  const index = asked.items.findIndex((each) => isAbout(each, about));
  if (index < 0) return null;
  return (
    <input
      class="control"
      type="number"
      aria-label={`Share of ${name}`}
      min={asked.least}
      max={asked.total}
      value={draft.shares[index] ?? 0}
      onInput={({ currentTarget }) =>
        onDraft({ ...draft, shares: withAt(draft.shares, index, Number(currentTarget.value)) })
      }
    />
  );
};

/** What is said of a thing beside the thing itself. */
export const Control = (props: ControlProps) => {
  const { about, answering } = props;
  const isOpen = answering.opened !== undefined && isAbout(answering.opened, about);
  return (
    <>
      <Declaring {...props} />
      <Share {...props} />
      {isOpen ? (
        <ul class="answers control" aria-label={`What to do with ${props.name}`}>
          {choicesAt(about, answering).map(({ label, answer }) => (
            <li key={label}>
              <button type="button" onClick={() => answering.onAnswer(answer)}>
                <Symbols text={label} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};
