import { tailorText as text } from "../../../i18n/tailor";

/** What would help beyond wording, by section. */
export function AdvicePanel({ improvements }: { improvements: { section: string; text: string }[] }) {
  if (improvements.length === 0) return <p className="p-6 text-soft">{text.advice.none}</p>;
  return (
    <ul className="divide-y divide-line px-5 py-2 md:px-6">
      {improvements.map((item) => (
        <li key={`${item.section}${item.text}`} className="py-3">
          <h3 className="font-sans text-[13px] font-medium tracking-normal text-soft">
            {text.changes.sections[item.section] ?? item.section}
          </h3>
          <p className="mt-0.5 text-pretty">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
