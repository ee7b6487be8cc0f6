import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Returns the ref of a row in a list. If the row is removed while it has the focus, the first button of a row next to
 * it gets the focus, or the element with the ID heading if no row is left.
 */
export function useFocusKept(heading: string): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const near = row.nextElementSibling ?? row.previousElementSibling;
      requestAnimationFrame(() => {
        const button = near?.isConnected && near.querySelector("button");
        (button || document.getElementById(heading))?.focus();
      });
    };
  }, [heading]);
  return ref;
}
