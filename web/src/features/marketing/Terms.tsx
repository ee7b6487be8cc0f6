import { Link } from "@tanstack/react-router";
import { frameText as frame } from "../../i18n/frame";
import { termsText as text } from "../../i18n/legal";
import { useTitle } from "../../lib/useTitle";
import { buttonLook } from "../../ui/Button";
import { Article } from "./Article";

/** /terms */
export function Terms() {
  useTitle(frame.titled(text.title));
  return (
    <Article
      heading={text.heading}
      lead={text.lead}
      contents={text.contents}
      sections={text.sections}
      foot={
        <Link to={"/contact" as string} className={buttonLook()}>
          {text.contact}
        </Link>
      }
    />
  );
}
