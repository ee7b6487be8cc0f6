import { useQuery } from "@tanstack/react-query";
import type { Style } from "../api/resume/document";
import { looksQuery } from "../api/resume/looks";
import { photoText as text } from "../i18n/photo";
import { Notice } from "../ui/Notice";
import { Switch } from "../ui/Switch";

type Props = { style: Style; onChange: (style: Style) => void };

/** Whether the photo is on the page: off until the person turns it on, with a word on where that is usual. */
export function PhotoChoice({ style, onChange }: Props) {
  const { data } = useQuery(looksQuery);
  const shown = style.photo === "shown";
  const template = data?.templates.find(({ name }) => name === style.template) ?? data?.templates[0];
  return (
    <div>
      <Switch
        label={text.show}
        hint={text.customs}
        checked={shown}
        onChange={(on) => onChange({ ...style, photo: on ? "shown" : "hidden" })}
      />
      {shown && template && !template.photo ? (
        <Notice tone="warn">{text.noRoom(template.title)}</Notice>
      ) : shown ? (
        <p className="text-[13px] text-soft">{text.formats}</p>
      ) : null}
    </div>
  );
}
