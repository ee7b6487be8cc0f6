import type { LetterFormat, LetterPage } from "../../api/resume/letters";
import { lettersText } from "../../i18n/letters";
import { Button, buttonLook } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Menu, menuItemLook } from "../../ui/Menu";
import { useLetterDownload } from "./actions";

const text = lettersText.page;
const formats = Object.entries(text.formats) as [LetterFormat, string][];

/** The saved letter as a file. While something is unsaved or to be filled in there is none, and it says why. */
export function DownloadMenu({ letter, unsaved }: { letter: LetterPage; unsaved: boolean }) {
  const download = useLetterDownload();
  const blocked = unsaved ? text.saveFirst : letter.placeholders.length > 0 ? text.placeholdersWay : "";
  const button = (
    <>
      <Icon name="download" />
      {text.download}
    </>
  );
  if (blocked)
    return (
      <Button disabled title={blocked} className="aria-disabled:opacity-60">
        {button}
        <span className="sr-only">. {blocked}</span>
      </Button>
    );
  return (
    <Menu label={text.download} button={button} buttonClassName={buttonLook()}>
      {(close) =>
        formats.map(([format, name]) => (
          <button
            key={format}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menuItemLook}
            onClick={() => {
              close();
              download.mutate({ id: letter.id, resumeVersionId: letter.resumeVersionId, format });
            }}
          >
            {name}
          </button>
        ))
      }
    </Menu>
  );
}
