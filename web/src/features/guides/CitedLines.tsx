import type { GuideQuestion } from "../../api/resume/guides";
import { guidesText } from "../../i18n/guides";

const { from } = guidesText.page;

/** Lines word for word, each with the text that it stands in. */
export function CitedLines({ lines }: { lines: GuideQuestion["cited"] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 space-y-2 border-l border-line pl-3 text-sm">
      {lines.map(({ path, text }) => (
        <li key={`${path} ${text}`}>
          <span className="block text-[13px] text-soft">{path === null ? from.posting : from.resume}</span>
          <q className="wrap-anywhere">{text}</q>
        </li>
      ))}
    </ul>
  );
}
