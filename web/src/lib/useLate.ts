import { useEffect, useState } from "react";

/** True once `on` has held for so many milliseconds: what is over sooner is not worth showing. */
export function useLate(on: boolean, after: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setLate(true), after);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on, after]);
  return on && late;
}
