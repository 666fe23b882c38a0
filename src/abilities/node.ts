/** A node of the ability model: plain JSON data, told apart by `type`. Each `type` names one shape in the whole model. */
export interface AnyNode {
  readonly type: string;
}

/** What asks for, or makes, something that only the linked abilities of an object know of one another (607). */
export interface Linking {
  /** Filled in by the runtime where an object gains or copies the ability: those that it got together are linked to one another alone (607.5). */
  readonly pair?: string;
}

/** What the emitter needs to know to write a node as a call: the constructor's name and which fields go by position. */
export interface Shape {
  readonly type: string;
  readonly positional: readonly string[];
}

type Fields<N> = Omit<N, "type">;
/**
 * Arguments in the order of the positional fields; an optional field is an optional argument. TypeScript 5.0 finds no further
 * one where the others are said to be fields of the node.
 */
type Positional<N, K extends readonly PropertyKey[]> = K extends readonly [
  infer First extends keyof N,
  ...infer Others extends readonly PropertyKey[],
]
  ? Partial<Pick<N, First>> extends Pick<N, First>
    ? [argument?: N[First] | undefined, ...others: Positional<N, Others>]
    : [argument: N[First], ...others: Positional<N, Others>]
  : [];
type Rest<N, K extends readonly (keyof N)[]> = Omit<Fields<N>, K[number]>;
type Optionals<R> = Record<never, never> extends R ? [options?: R] : [options: R];

/** A typed constructor: positional fields first, the remaining ones in a trailing options object. */
export type Constructor<N, K extends readonly (keyof N)[]> = ((
  ...args: [...Positional<N, K>, ...Optionals<Rest<N, K>>]
) => N) & { readonly shape: Shape };

/**
 * Makes the constructor of a node type: `constructor<Destroy>()("destroy", ["what"])`. Every call of it is marked as pure,
 * so that a bundle has only the constructors that it uses.
 */
export const constructor =
  <N extends AnyNode>() =>
  <const K extends readonly (keyof N & string)[]>(type: N["type"], positional: K): Constructor<N, K> => {
    const build = (...args: readonly unknown[]): N => {
      const fields: Record<string, unknown> = { type };
      for (let index = 0; index < positional.length; index++) {
        const field = args[index];
        if (field !== undefined) fields[positional[index]!] = field;
      }
      const more = args[positional.length];
      const node: unknown = more === undefined ? fields : Object.assign(fields, more);
      // The parameter list of Constructor<N, K> is what makes this object an N.
      return node as N;
    };
    return Object.assign(build, { shape: { type, positional } }) as Constructor<N, K>;
  };
