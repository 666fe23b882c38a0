import * as A from "../../abilities/index.ts";
import type { GameObject } from "../state.ts";
import { loseDesignations } from "../lose-designations.ts";

/** A face without any characteristics. */
export const blankFace: A.Face = { name: "", supertypes: [], cardTypes: [], subtypes: [], abilities: [] };

/** A card of one face: what stands for emblems, designations, tokens and abilities on the stack. */
export const cardOf = (face: A.Face, name = face.name): A.Card => ({ name, layout: "normal", faces: [face] });

/** 708.2a */
export const faceDownFace: A.Face = { ...blankFace, cardTypes: ["creature"], power: 2, toughness: 2 };

/** 702.21a: ward with these costs. */
export const wardFor = (costs: A.Costs): A.Keyword =>
  A.keyword(
    "ward",
    [{ type: "costs", value: costs }],
    [
      A.triggered(
        A.becomesTarget(A.isOneOf(A.self), A.controlledBy(A.opponents)),
        A.unless(A.counter(A.eventObjects("source")), A.controllerOf(A.eventObjects("source")), costs),
      ),
    ],
  );

/** 701.58a, 702.168a */
const wardedFace: A.Face = { ...faceDownFace, abilities: [wardFor([{ type: "mana", cost: ["2"] }])] };

/** 708.2a-b */
export const turnDown = (object: GameObject, face: A.Face | undefined): void => {
  object.faceDown = true;
  if (face !== undefined) object.downFace = face;
};

/** 701.40a, 701.58a, 702.168a: what it is called as long as it is face down. */
export const turnUp = (object: GameObject): void => {
  const { copyOf, hidden } = object;
  object.faceDown = false;
  // 730.2f
  if (copyOf && hidden) object.copyOf = { ...copyOf, abilities: [...copyOf.abilities, ...hidden] };
  delete object.hidden;
  delete object.downFace;
  loseDesignations(object, "manifested", "cloaked", "disguised");
};

/** The characteristics of a face-down spell or permanent, by what made it one (708.2). */
export const faceOfFaceDown = (object: GameObject): A.Face =>
  object.downFace ??
  (object.designations.includes("cloaked") || object.designations.includes("disguised")
    ? wardedFace
    : faceDownFace);
