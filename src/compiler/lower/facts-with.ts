import type { FaceFacts } from "./scope.ts";

/** The facts of a face but for some: only those that are asked for count as asked for. */
export const factsWith = (face: FaceFacts, changes: Partial<FaceFacts>): FaceFacts =>
  new Proxy(face, {
    get: (target, name): unknown => (name in changes ? changes : target)[name as keyof FaceFacts],
  });
