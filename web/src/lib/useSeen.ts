import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come near the window, ever. Where browsers cannot tell, it has. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (seen || !ref.current) return;
    const watch = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: "200px",
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [seen, ref]);
  return seen;
}
