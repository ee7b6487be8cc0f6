import { type ReactNode, useRef, useState } from "react";
import { editorText } from "../../../i18n/editor";
import { Spelled } from "../../../spelling/Spelled";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { cx } from "../../../ui/cx";
import { Icon } from "../../../ui/Icon";
import { Menu, menuItemLook } from "../../../ui/Menu";
import { TextArea } from "../../../ui/TextArea";
import { Bullets, Fields } from "./Fields";
import { basicFields, type Field, fieldsOf, placeFields, profileFields } from "./fields";
import {
  addSection,
  headingOf,
  type ListSection,
  lacking,
  moveSection,
  otherAt,
  removeSection,
  sectionsOf,
} from "./layout";
import { PhotoField } from "./PhotoField";
import { Sortable } from "./Sortable";
import { at, key, keyed, listAt, type Path } from "./tree";
import { useEditor } from "./useEditor";

/** Who the resume is about. It always stands first. */
export function BasicsCard() {
  return (
    <Card aria-labelledby="basics-heading" className="p-4 sm:p-5">
      <h2 id="basics-heading" className="mb-3 text-lg">
        {editorText.basics}
      </h2>
      <Fields fields={basicFields} path={["basics"]} />
      <div className="mt-4">
        <PhotoField />
      </div>
      <details className="group mt-4">
        <summary className="flex list-none items-center gap-1.5 text-sm font-medium">
          <Icon name="chevron" className="size-4 transition-transform duration-150 group-open:rotate-180" />
          {editorText.moreBasics}
        </summary>
        <div className="mt-3 space-y-4">
          <Fields fields={placeFields} path={["basics", "location"]} />
          <Entries
            path={["basics", "profiles"]}
            fields={profileFields}
            one={editorText.profile}
            add={editorText.addProfile}
          />
        </div>
      </details>
    </Card>
  );
}

/** Every other section, in the order of the page. */
export function Sections() {
  const { document, change } = useEditor();
  const sections = sectionsOf(document);
  return (
    <>
      <Sortable
        ids={sections}
        nameOf={(i) => headingOf(document, sections[i] ?? "")}
        onMove={(from, to) => change(moveSection(document, from, to))}
        onRemove={(i) => change(removeSection(document, sections[i] ?? ""))}
        className="space-y-4"
        itemClassName="rounded-card border border-line bg-surface"
      >
        {(i, tools) => <Section name={sections[i] ?? ""} tools={tools} />}
      </Sortable>
      <AddSection />
    </>
  );
}

function Section({ name, tools }: { name: string; tools: ReactNode }) {
  const editor = useEditor();
  const heading = headingOf(editor.document, name);
  const other = otherAt(name);
  return (
    <section aria-label={heading} className="p-4 sm:p-5">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="min-w-0 truncate text-lg">{heading}</h2>
        {tools}
      </div>
      {name === "summary" ? (
        <Spelled
          label={heading}
          value={editor.document.basics.summary ?? ""}
          onChange={(summary) => editor.set(["basics", "summary"], summary)}
        >
          <TextArea
            label={heading}
            labelHidden
            rows={4}
            value={editor.document.basics.summary ?? ""}
            onChange={(event) => editor.set(["basics", "summary"], event.target.value)}
            className="field-sizing-content min-h-28 py-2.5"
          />
        </Spelled>
      ) : other !== undefined ? (
        <Other path={["meta", "vitae", "other", other]} />
      ) : (
        <Entries
          path={[name]}
          fields={fieldsOf[name as ListSection]}
          one={editorText.entries[name as ListSection]}
          add={editorText.addEntry(editorText.entries[name as ListSection])}
        />
      )}
    </section>
  );
}

function Other({ path }: { path: Path }) {
  return (
    <div className="space-y-3">
      <Fields fields={[{ name: "heading", kind: "line", label: editorText.labels.heading }]} path={path} />
      <Bullets label={editorText.labels.lines} path={[...path, "lines"]} />
    </div>
  );
}

type EntriesProps = { path: Path; fields: Field[]; one: string; add: string };

/** A list of entries, each folded under its name until it is opened. */
function Entries({ path, fields, one, add }: EntriesProps) {
  const editor = useEditor();
  const entries = listAt(editor.document, path);
  const area = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const keys = entries.map(key);

  /** What an entry is called: its first two fields, or its kind and number. */
  function nameOf(i: number): string {
    const words = fields.slice(0, 2).flatMap((field) => {
      const value = at(entries[i], [field.name]);
      return typeof value === "string" && value.trim() ? [value.trim()] : [];
    });
    return words.join(", ") || editorText.unnamed(one, i + 1);
  }
  function toggle(id: string) {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }
  function addOne() {
    editor.insert(path, entries.length, {});
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  }

  return (
    <div ref={area}>
      <Sortable
        ids={keys}
        nameOf={nameOf}
        onMove={(from, to) => editor.move(path, from, to)}
        onRemove={(i) => editor.remove(path, i)}
        className="divide-y divide-line border-line not-empty:border-t"
        itemClassName="bg-surface"
      >
        {(i, tools) => {
          const id = keys[i] ?? "";
          const isNew = Object.keys(entries[i] as object).length === 0;
          const shown = open.has(id) || isNew;
          return (
            <>
              <div className="flex items-center gap-1 py-1">
                <button
                  type="button"
                  aria-expanded={shown}
                  onClick={() => toggle(id)}
                  className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control text-left text-sm font-medium"
                >
                  <Icon
                    name="chevron"
                    className={cx("size-4 shrink-0 transition-transform duration-150", shown && "rotate-180")}
                  />
                  <span className="min-w-0 truncate">{nameOf(i)}</span>
                </button>
                {tools}
              </div>
              {shown ? (
                // biome-ignore lint/a11y/noStaticElementInteractions: a new entry stays open once it is written in
                <div className="pb-4" onFocus={() => open.has(id) || toggle(id)}>
                  <Fields fields={fields} path={[...path, i]} />
                </div>
              ) : null}
            </>
          );
        }}
      </Sortable>
      <Button look="quiet" size="small" className="-ml-3 mt-1" onClick={addOne}>
        <Icon name="plus" />
        {add}
      </Button>
    </div>
  );
}

function AddSection() {
  const { document, change } = useEditor();
  const entry = (name: string) => keyed(name === "other" ? { heading: "", lines: [""] } : {});
  return (
    <div className="mt-4 flex justify-start [&_[role=menu]]:max-h-72 [&_[role=menu]]:overflow-y-auto">
      <Menu
        label={editorText.addSection}
        button={
          <>
            <Icon name="plus" />
            {editorText.addSection}
          </>
        }
        buttonClassName="inline-flex h-10 items-center gap-2 rounded-control border border-line bg-surface px-4 text-sm font-medium transition-colors duration-150 hover:border-edge"
      >
        {(close) =>
          [...lacking(document), "other"].map((name) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={menuItemLook}
              onClick={() => {
                close();
                change(addSection(document, name, entry(name)));
              }}
            >
              {editorText.sections[name]}
            </button>
          ))
        }
      </Menu>
    </div>
  );
}
