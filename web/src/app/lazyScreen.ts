import { lazyRouteComponent } from "@tanstack/react-router";

/** Milliseconds that the code of a screen may take to load, the spec's. */
export const chunkTimeout = 120_000;

/** What was loaded, or an error once it has taken too long: a screen then says so in place of "Loading...". */
export function inTime<T>(loading: Promise<T>, wait = chunkTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("loading took too long")), wait);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}

/** A screen whose code is loaded when it is opened. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => inTime(load()), name);
