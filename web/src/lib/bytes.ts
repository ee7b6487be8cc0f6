const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Cuts a text at two byte offsets of its UTF-8 form, as the server counts them. Offsets outside give the whole text as `before`. */
export function cutAtBytes(
  text: string,
  start: number,
  end: number,
): { before: string; within: string; after: string } {
  const bytes = encoder.encode(text);
  if (start < 0 || end > bytes.length || start >= end) return { before: text, within: "", after: "" };
  return {
    before: decoder.decode(bytes.subarray(0, start)),
    within: decoder.decode(bytes.subarray(start, end)),
    after: decoder.decode(bytes.subarray(end)),
  };
}
