import { Link } from "@tanstack/react-router";
import { frameText as frame } from "../../i18n/frame";
import { laterText } from "../../i18n/plans";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";

type Name = Exclude<keyof typeof laterText, "label">;

/** A screen that this version does not have: it says so, and leads to what does the nearest thing. */
function Later({ name }: { name: Name }) {
  const text = laterText[name];
  useTitle(frame.titled(text.title));
  return (
    <div className="mx-auto max-w-[40rem] py-6 lg:py-16">
      <p className="text-[13px] font-medium text-soft">{laterText.label}</p>
      <h1 className="mt-2 text-[clamp(2rem,1.6rem+1.8vw,2.75rem)] leading-[1.12]">{text.title}</h1>
      <p className="mt-5 text-pretty text-lg leading-relaxed text-soft">{text.text}</p>
      <Link to={text.go.to as string} className={`mt-8 ${buttonLook("primary", "large")}`}>
        {text.go.label}
      </Link>
    </div>
  );
}

export const LaterCompetition = () => <Later name="competition" />;
