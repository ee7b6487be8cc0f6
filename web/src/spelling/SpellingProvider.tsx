import { type ReactNode, useMemo, useState } from "react";
import { knownWords } from "./marks";
import { useOwnWords, useSpellingOn } from "./settings";
import { SpellingContext } from "./useSpelling";

type Props = {
  /** Names that are never marked. */
  names: readonly string[];
  language?: string | undefined;
  children: ReactNode;
};

/** The spelling check of the fields inside. Nothing is loaded before the person edits one of them or asks for it. */
export function SpellingProvider({ names, language, children }: Props) {
  const [on] = useSpellingOn();
  const [wanted, setWanted] = useState(false);
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const { words } = useOwnWords();
  // Names change with nearly every key; what they are made of seldom does.
  const all = [...names, ...words].join("\n");
  const known = useMemo(() => knownWords(all.split("\n")), [all]);
  return (
    <SpellingContext
      value={{
        active: on && wanted,
        activate: () => wanted || setWanted(true),
        known,
        ignored,
        ignore: (text) => setIgnored(new Set([...ignored, text])),
        language,
      }}
    >
      {children}
    </SpellingContext>
  );
}
