import { useRef, useState } from "react";
import { useFactLines } from "../../../api/resume/facts";
import { editorText } from "../../../i18n/editor";
import { isSameLine } from "../../../lib/lines";
import { Spelled } from "../../../spelling/Spelled";
import { Button, buttonLook } from "../../../ui/Button";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { Menu } from "../../../ui/Menu";
import { TextArea } from "../../../ui/TextArea";
import { TextField } from "../../../ui/TextField";
import { type Field, isDate } from "./fields";
import { Sortable } from "./Sortable";
import { at, listAt, type Path } from "./tree";
import { useEditor } from "./useEditor";

/** The fields of one entry; short ones stand two in a row. */
export function Fields({ fields, path }: { fields: Field[]; path: Path }) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      {fields.map((field) => (
        <div
          key={field.name}
          className={field.kind === "line" || field.kind === "date" ? undefined : "sm:col-span-2"}
        >
          <One field={field} path={[...path, field.name]} />
        </div>
      ))}
    </div>
  );
}

function One({ field: { kind, label }, path }: { field: Field; path: Path }) {
  const editor = useEditor();
  if (kind === "bullets") return <Bullets label={label} path={path} />;
  if (kind === "words") return <Words label={label} path={path} />;
  const found = at(editor.document, path);
  const value = typeof found === "string" ? found : "";
  // An empty field that was not there is not put there by being looked at.
  const set = (next: string) => editor.set(path, next);
  if (kind === "text")
    return (
      <Spelled label={label} value={value} onChange={set}>
        <TextArea
          label={label}
          rows={3}
          value={value}
          onChange={(event) => set(event.target.value)}
          className="field-sizing-content min-h-24 py-2.5"
        />
      </Spelled>
    );
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      {...(kind === "date" && {
        placeholder: editorText.datePlaceholder,
        error: isDate(value.trim()) ? undefined : editorText.dateShape,
      })}
    />
  );
}

/** Words with commas between them. What is typed stays as typed while the field is in use. */
function Words({ label, path }: { label: string; path: Path }) {
  const editor = useEditor();
  const words = listAt<string>(editor.document, path);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      hint={editorText.wordsHint}
      value={typed ?? words.join(", ")}
      onChange={(event) => {
        setTyped(event.target.value);
        editor.set(
          path,
          event.target.value
            .split(",")
            .map((word) => word.trim())
            .filter(Boolean),
        );
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Lines with a bullet each. Enter begins the next one, Backspace in an empty one removes it. */
export function Bullets({ label, path }: { label: string; path: Path }) {
  const editor = useEditor();
  const area = useRef<HTMLFieldSetElement>(null);
  const lines = listAt<string>(editor.document, path);

  function focus(index: number) {
    requestAnimationFrame(() => area.current?.querySelectorAll("textarea")[Math.max(0, index)]?.focus());
  }
  function add(index: number, line = "") {
    editor.insert(path, index, line);
    focus(index);
  }
  function remove(index: number) {
    editor.remove(path, index);
    focus(index - 1);
  }

  return (
    <fieldset ref={area}>
      <legend className="mb-1 text-[13px] text-soft">{label}</legend>
      <Sortable
        ids={lines.map((_, i) => `line${i}`)}
        nameOf={(i) => editorText.bullet(i + 1)}
        onMove={(from, to) => editor.move(path, from, to)}
        onRemove={remove}
        className="space-y-1.5"
        itemClassName="bg-surface"
      >
        {(i, tools) => (
          <div className="flex flex-wrap items-start gap-x-1 sm:flex-nowrap">
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <Spelled
                label={editorText.bullet(i + 1)}
                value={lines[i] ?? ""}
                onChange={(line) => editor.set([...path, i], line)}
              >
                <TextArea
                  label={editorText.bullet(i + 1)}
                  labelHidden
                  rows={2}
                  value={lines[i] ?? ""}
                  onChange={(event) => editor.set([...path, i], event.target.value.replaceAll("\n", " "))}
                  onKeyDown={(event) => {
                    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
                      event.preventDefault();
                      add(i + 1);
                    } else if (event.key === "Backspace" && lines[i] === "") {
                      event.preventDefault();
                      remove(i);
                    }
                  }}
                  className="field-sizing-content min-h-10 py-2"
                />
              </Spelled>
            </div>
            <div className="max-sm:ml-auto">{tools}</div>
          </div>
        )}
      </Sortable>
      <div className="-ml-3 mt-1 flex flex-wrap gap-x-2">
        <Button look="quiet" size="small" className="pointer-coarse:h-11" onClick={() => add(lines.length)}>
          <Icon name="plus" />
          {editorText.addBullet}
        </Button>
        <FactMenu lines={lines} onChoose={(line) => add(lines.length, line)} />
      </div>
    </fieldset>
  );
}

type FactMenuProps = { lines: readonly string[]; onChoose: (line: string) => void };

/** Adds one of the user's facts as a bullet. Shows nothing if no fact is left to add. */
function FactMenu({ lines, onChoose }: FactMenuProps) {
  const facts = useFactLines().filter(({ text }) => !lines.some((line) => isSameLine(line, text)));
  if (facts.length === 0) return null;
  return (
    <div className="[&_[role=menu]]:max-h-72 [&_[role=menu]]:overflow-y-auto">
      <Menu
        label={editorText.addFact}
        button={
          <>
            <Icon name="plus" />
            {editorText.addFact}
          </>
        }
        buttonClassName={cx(buttonLook("quiet", "small"), "pointer-coarse:h-11")}
      >
        {(close) =>
          facts.map(({ id, text, place }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="block min-h-11 w-full rounded-control px-3 py-2 text-left text-sm wrap-anywhere hover:bg-sunken focus:bg-sunken"
              onClick={() => {
                close();
                onChoose(text);
              }}
            >
              {text}
              {place ? <span className="block text-[13px] text-soft">{place}</span> : null}
            </button>
          ))
        }
      </Menu>
    </div>
  );
}
