import { useEffect, useState } from "react";

/** Seconds that are left of a wait, counted each second; `start` begins it again, with 0 it is over at once. */
export function useCooldown(first = 0): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => first && Date.now() + first * 1000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    if (until === 0) return;
    // Counted from the clock, since a tab in the background is woken late.
    const timer = setInterval(() => {
      const now = Math.max(0, Math.round((until - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) setUntil(0);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setUntil(seconds && Date.now() + seconds * 1000);
    },
  };
}

/** 709 as "11:49", 45 as "0:45". */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
