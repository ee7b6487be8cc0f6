import { Link } from "@tanstack/react-router";
import { frameText as frame } from "../../i18n/frame";
import { privacyPolicyText as text } from "../../i18n/legal";
import { useTitle } from "../../lib/useTitle";
import { useToday } from "../../lib/useToday";
import { buttonLook } from "../../ui/Button";
import { Article } from "./Article";

/** /privacy-policy: nine sections, true of the program as it ships. */
export function PrivacyPolicy() {
  useTitle(frame.titled(text.title));
  const today = useToday();
  return (
    <Article
      heading={text.heading}
      lead={text.lead}
      contents={text.contents}
      sections={text.sections}
      meta={
        <p className="mt-3 min-h-[1.55em] text-sm text-soft">
          {text.updated} <time>{today}</time>
        </p>
      }
      after={{
        rights: (
          <Link to={"/gdpr-settings" as string} className={`mt-5 ${buttonLook()}`}>
            {text.links.rights}
          </Link>
        ),
        contact: (
          <Link to={"/contact" as string} className={`mt-5 ${buttonLook()}`}>
            {text.links.contact}
          </Link>
        ),
      }}
      foot={
        <Link to="/" className={buttonLook("primary")}>
          {text.back}
        </Link>
      }
    />
  );
}
