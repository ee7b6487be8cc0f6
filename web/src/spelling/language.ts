const common = {
  en: "the and of to in for with a on from by at as was is were an that or i",
  de: "der die und das den dem von für mit im zu auf des ein eine bei als nach aus ist",
  fr: "le la les et de des du en pour avec une un sur par dans au aux est chez à",
  es: "el la los las y de del en para con una un por al que como se es su más",
  it: "il la le e di del della in per con una un al dei che come nel è da gli",
  nl: "de het en van een in voor met op te bij aan door als naar is uit ook der dat",
  pt: "o a os as e de do da em para com uma um por ao dos das que no na",
};

const wordsOf = Object.entries(common).map(([code, words]) => ({ code, words: new Set(words.split(" ")) }));

/** As many common words of one other language tell a short text from an English one with a foreign name in it. */
const leastForeign = 3;

/** Whether a text may be checked as English: no other language has more of its common words in it. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length;
  const [english, ...others] = wordsOf.map(({ words: known }) => count(known));
  const foreign = Math.max(...others);
  return foreign < leastForeign || (english ?? 0) >= foreign;
}
