import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of the page that is loaded when it is first seen. */
export const later = <P,>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> => {
  let loaded: FunctionComponent<P> | undefined;
  return (props) => {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded === undefined)
        void load().then((part) => {
          loaded = part;
          setPart(() => part);
        });
    }, []);
    return Part === undefined ? (
      <p class="faint waiting">One moment …</p>
    ) : (
      <Part {...(props as P & object)} />
    );
  };
};
