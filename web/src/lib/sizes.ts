import { number } from "./locale";

/** The least size in MB that is shown: its steps are tenths. */
const leastSize = 0.1;

/**
 * Bytes as MB, which are of 1 << 20 bytes here, as all limits of sizes are; rounded down to a tenth. A little is never
 * shown as nothing.
 */
export function megabytes(bytes: number): string {
  const size = bytes / (1 << 20);
  if (size > 0 && size < leastSize) return `under ${number(leastSize)}`;
  return number(Math.floor(size * 10) / 10);
}
