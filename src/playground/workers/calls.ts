/** What a worker does for the page: functions of plain data. */
export type Handlers = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The same from the page's side: every answer comes later. */
export type Remote<H extends Handlers> = {
  readonly [K in keyof H]: (...given: Parameters<H[K]>) => Promise<Awaited<ReturnType<H[K]>>>;
};

interface Call {
  readonly id: number;
  readonly name: string;
  readonly given: readonly unknown[];
}
type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

/** The part of a port that calls need. */
export interface CallPort {
  readonly postMessage: (message: unknown) => void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** Serves the calls that come through a port, in their order. */
export const serveCalls = (port: CallPort, handlers: Handlers): void => {
  let before: Promise<unknown> = Promise.resolve();
  port.onmessage = ({ data }: MessageEvent): void => {
    // What a port brings is what `callsOf` at its other end has sent.
    const { id, name, given } = data as Call;
    const work = async (): Promise<void> => {
      try {
        const handler = handlers[name] as ((...all: readonly unknown[]) => unknown) | undefined;
        const value = await handler?.(...given);
        port.postMessage({ id, value } satisfies Reply);
      } catch (error) {
        port.postMessage({
          id,
          error: error instanceof Error ? error.message : String(error),
        } satisfies Reply);
      }
    };
    before = before.then(work);
  };
};

/** The functions at the other end of a port. */
export const callsOf = <H extends Handlers>(port: CallPort): Remote<H> => {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  port.onmessage = ({ data }: MessageEvent): void => {
    const reply = data as Reply;
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ("error" in reply) call?.reject(new Error(reply.error));
    else if ("value" in reply) call?.resolve(reply.value);
  };
  const call = (name: string, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      port.postMessage({ id: last, name, given } satisfies Call);
    });
  // The names are those of the handlers, which the type says and no list repeats.
  return new Proxy({} as Remote<H>, {
    get: (_, name) => (name === "then" ? undefined : (...given: unknown[]) => call(String(name), given)),
  });
};
