import { useSyncExternalStore } from "react";
import { local, readStored, store } from "../lib/storage";

// What a person added to their words, and whether they want to be checked. Both stay in this browser.

const keys = { words: "vitae.words", spelling: "vitae.spelling" };

const listeners = new Set<() => void>();

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function keep(key: string, value: string | null) {
  store(local, key, value);
  for (const listener of listeners) listener();
}

const storedWords = () => readStored(local, keys.words) ?? "";
const isOn = () => readStored(local, keys.spelling) !== "off";

const wordsIn = (stored: string) => stored.split("\n").filter(Boolean);

/** The words that the person added, and the ways to change them. */
export function useOwnWords() {
  const words = wordsIn(useSyncExternalStore(watch, storedWords));
  return {
    words,
    add: (word: string) => keep(keys.words, [...new Set([...wordsIn(storedWords()), word])].join("\n")),
    clear: () => keep(keys.words, null),
  };
}

/** Whether this browser checks spelling, and the way to change that. */
export function useSpellingOn(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(watch, isOn), (on) => keep(keys.spelling, on ? null : "off")];
}
