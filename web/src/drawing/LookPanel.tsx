import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Resume, Style } from "../api/resume/document";
import { type Accent, type Looks, looksQuery, type Template } from "../api/resume/looks";
import { drawingText, drawingText as words } from "../i18n/drawing";
import { useSeen } from "../lib/useSeen";
import { Choice } from "../ui/Choice";
import { cx } from "../ui/cx";
import { Failed, Loading } from "../ui/Wait";
import { PhotoChoice } from "./PhotoChoice";
import { useDrawn } from "./useDrawn";

const text = drawingText.look;

type Props = {
  /** What is drawn in each template, to choose from. */
  document: Resume;
  style: Style;
  onChange: (style: Style) => void;
};

/** How the document looks: each template with the person's own first page in it, colour, font, spacing, paper, length. */
export function LookPanel({ document, style, onChange }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(looksQuery);
  if (data) return <Looking looks={data} document={document} style={style} onChange={onChange} />;
  if (!isError) return <Loading label={text.loading} lines={8} />;
  return (
    <Failed
      message={text.failed}
      again={words.pages.again}
      busy={isFetching}
      onAgain={() => void refetch()}
    />
  );
}

function Looking({ looks, document, style, onChange }: Props & { looks: Looks }) {
  // What the templates show is the document as it was when they were opened; the page beside them is the live one.
  const [sample] = useState(document);
  // The paper that nobody chose is the server's choice, by where the person lives.
  const [drawnWidth, setDrawnWidth] = useState<number>();
  const drawnPaper = looks.papers.find(({ width }) => width === drawnWidth)?.name ?? "";
  const template = looks.templates.find(({ name }) => name === style.template) ?? looks.templates[0];
  const set = (name: keyof Style, value: string | number | undefined) => {
    const { [name]: _, ...rest } = style;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  const choice = (
    name: "font" | "density" | "paper",
    options: { name: string; title: string }[],
    own?: string,
  ) => (
    <Choice
      label={text[name]}
      value={style[name] ?? own ?? options[0]?.name ?? ""}
      onChange={(value) => set(name, value)}
      options={options.map((option) => ({ value: option.name, label: option.title }))}
    />
  );
  return (
    <div className="@container space-y-6">
      <Options legend={text.template}>
        <div className="grid grid-cols-2 gap-3 @md:grid-cols-3">
          {looks.templates.map((each) => (
            <TemplateCard
              key={each.name}
              template={each}
              sample={sample}
              style={style}
              chosen={each.name === template?.name}
              onChoose={() => set("template", each.name)}
              onDrawn={setDrawnWidth}
            />
          ))}
        </div>
        <p role="status" className="mt-2 text-pretty text-[13px] text-soft">
          {template?.description}
        </p>
      </Options>
      <Options legend={text.accent}>
        <div className="flex flex-wrap gap-2">
          {looks.accents.map((accent) => (
            <Swatch
              key={accent.name}
              accent={accent}
              chosen={accent.name === (style.accent ?? template?.accent)}
              onChoose={() => set("accent", accent.name)}
            />
          ))}
        </div>
      </Options>
      {choice("font", looks.fonts, template?.font)}
      {choice("density", looks.densities, "normal")}
      {choice("paper", looks.papers, drawnPaper)}
      <Choice
        label={text.length}
        value={lengthOf(style)}
        onChange={(value) => set("pages", value === "0" ? undefined : Number(value))}
        options={lengths.map((value) => ({ value, label: text.lengths[value] }))}
      />
      {document.basics.image?.startsWith("data:") ? <PhotoChoice style={style} onChange={onChange} /> : null}
    </div>
  );
}

const lengths = ["0", "1", "2"] as const;
const lengthOf = ({ pages = 0 }: Style) => lengths.find((each) => Number(each) === pages) ?? "0";

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}

type CardProps = {
  template: Template;
  sample: Resume;
  style: Style;
  chosen: boolean;
  onChoose: () => void;
  /** Takes the width of the page that was drawn, in points. */
  onDrawn: (width: number) => void;
};

const ring =
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand cursor-pointer";

/** A template with the first page of the person's own document in it, in the template's own colour and font. */
function TemplateCard({ template, sample, style, chosen, onChoose, onDrawn }: CardProps) {
  const card = useRef<HTMLLabelElement>(null);
  const seen = useSeen(card);
  const { pages } = useDrawn(seen ? sample : undefined, {
    template: template.name,
    accent: template.accent,
    font: template.font,
    ...(style.paper && { paper: style.paper }),
    ...(style.photo && { photo: style.photo }),
  });
  const width = pages?.width;
  useEffect(() => {
    if (width) onDrawn(width);
  }, [width, onDrawn]);
  const id = useId();
  return (
    <label
      ref={card}
      className={cx(
        "relative block overflow-hidden rounded-control border bg-surface transition-colors duration-150",
        ring,
        chosen ? "border-brand" : "border-line hover:border-edge",
      )}
    >
      <input
        type="radio"
        name="template"
        value={template.name}
        checked={chosen}
        onChange={onChoose}
        aria-label={template.title}
        aria-describedby={id}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <span className="pointer-events-none block aspect-[3/4] overflow-hidden border-b border-line bg-white">
        {pages?.addresses[0] ? <img src={pages.addresses[0]} alt="" className="w-full animate-rise" /> : null}
      </span>
      <span className="block px-3 py-2 text-sm font-medium">{template.title}</span>
      <span id={id} className="sr-only">
        {template.description}
      </span>
    </label>
  );
}

type SwatchProps = { accent: Accent; chosen: boolean; onChoose: () => void };

function Swatch({ accent, chosen, onChoose }: SwatchProps) {
  return (
    <label
      title={accent.title}
      className={cx(
        "relative block size-9 rounded-full border-2 p-[3px] transition-colors duration-150",
        ring,
        chosen ? "border-brand" : "border-transparent hover:border-edge",
      )}
    >
      <input
        type="radio"
        name="accent"
        value={accent.name}
        checked={chosen}
        onChange={onChoose}
        aria-label={accent.title}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <svg viewBox="0 0 2 2" className="size-full" aria-hidden="true">
        <circle
          cx="1"
          cy="1"
          r=".95"
          fill={accent.hex}
          stroke="currentColor"
          strokeOpacity=".35"
          strokeWidth=".06"
        />
      </svg>
    </label>
  );
}
