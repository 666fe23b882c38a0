import { Symbols } from "../symbols.tsx";
import { Tabs } from "../tabs.tsx";
import { Paragraph } from "./paragraph.tsx";
import type { Understanding } from "./understand.ts";

const Code = ({ text, none }: { readonly text: string; readonly none: string }) =>
  text === "" ? <p class="faint">{none}</p> : <pre>{text}</pre>;

const notCompiled = "What is marked on the card is not understood; there is nothing here until it is.";

const tabsOf = ({ meanings, tree, objects, typescript, reminders, compiled }: Understanding) => {
  const none = compiled ? "This card has no abilities." : notCompiled;
  return [
    {
      name: "Meaning",
      content:
        meanings.length === 0 ? (
          <p class="faint">{none}</p>
        ) : (
          meanings.map((each, index) => <Paragraph key={index} meaning={each} />)
        ),
    },
    { name: "Tree", content: <Code text={tree} none={none} /> },
    { name: "Ability objects", content: <Code text={objects} none={none} /> },
    { name: "TypeScript", content: <Code text={typescript} none={none} /> },
    {
      name: "Reminder text",
      content:
        reminders.length === 0 ? (
          <p class="faint">No keyword of this card has a meaning in words.</p>
        ) : (
          reminders.map((each) => (
            <p key={each}>
              <Symbols text={each} />
            </p>
          ))
        ),
    },
  ];
};

/** The card at the cursor: how it looks, and what it means. */
export const UnderstandingPane = ({
  shown,
  onPlay,
}: {
  readonly shown: Understanding | undefined;
  readonly onPlay: () => void;
}) => (
  <section class="understanding" aria-label="The card at the cursor">
    {shown === undefined ? (
      <p class="faint">The card at the cursor is shown here.</p>
    ) : (
      <>
        <h2 class="unseen">{shown.name}</h2>
        {/* Whatever a card says is text in it, never markup. */}
        <div class="looks">
          <div class="frame" dangerouslySetInnerHTML={{ __html: shown.frame }} />
          {shown.compiled ? (
            <p class="playing">
              <button type="button" onClick={onPlay}>
                Play this card
              </button>
            </p>
          ) : null}
        </div>
        <div class="told">
          <Tabs label="What the card means" tabs={tabsOf(shown)} />
        </div>
      </>
    )}
  </section>
);
