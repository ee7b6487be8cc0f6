/** Words under the marker, underlined or struck out; the space around them stays plain, so that no mark ends in the air. */
export function Marked({ as: Tag = "mark", words }: { as?: "mark" | "ins" | "del"; words: string }) {
  const core = words.trim();
  if (!core) return words;
  const at = words.indexOf(core);
  return (
    <>
      {words.slice(0, at)}
      <Tag>{core}</Tag>
      {words.slice(at + core.length)}
    </>
  );
}
