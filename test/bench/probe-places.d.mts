/** The files of `src/runtime` at whose looks at nodes probe games watch. */
export declare const filesThatLook: readonly string[];
/**
 * Such a file with calls of `looked` at these places; undefined for other files.
 *
 * @throws {Error} where the file has no such place any more
 */
export declare const withLooks: (file: string) => string | undefined;
