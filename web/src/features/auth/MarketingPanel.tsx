import { authText } from "../../i18n/auth";
import { Icon } from "../../ui/Icon";

const { panel } = authText;

/** What the product promises, beside the form where there is room. */
export function MarketingPanel() {
  const { example } = panel;
  return (
    <aside aria-label={panel.heading} className="hidden lg:block">
      <h2 className="text-[34px] leading-[1.15]">{panel.heading}</h2>
      <p className="mt-4 max-w-[46ch] text-pretty text-[17px] text-soft">{panel.lead}</p>
      <figure
        aria-label={example.label}
        className="mt-8 rounded-card border border-line bg-surface p-6 shadow-float"
      >
        <p className="text-[13px] text-soft">{example.asked}</p>
        <p className="mt-0.5 font-medium">{example.requirement}</p>
        <p className="mt-4 border-t border-line pt-4 text-[13px] text-soft">{example.shown}</p>
        <p className="mt-0.5">
          {example.before}
          <mark>{example.proof}</mark>
          {example.after}
        </p>
      </figure>
      <ul className="mt-8 space-y-5">
        {panel.points.map((point) => (
          <li key={point.title} className="flex gap-3">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-good" />
            <div>
              <h3 className="text-base">{point.title}</h3>
              <p className="text-pretty text-soft">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
