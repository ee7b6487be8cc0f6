import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useFactLines } from "../../api/resume/facts";
import type { UserSkill } from "../../api/resume/skills";
import { shelfText } from "../../i18n/resumes";
import { skillsText } from "../../i18n/skills";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Select } from "../../ui/Select";
import { TextField } from "../../ui/TextField";
import { type Show, type SkillsSearch, type Sort, shows, sorts, toSkillsSearch } from "./address";
import { SkillRow } from "./SkillRow";
import { found } from "./search";

const text = skillsText.list;
const few = 12;

/** The user's skills, to search, filter and sort; how stands in the address. */
export function SkillsCard({ skills }: { skills: UserSkill[] }) {
  const search = toSkillsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const onSearch = (next: SkillsSearch) =>
    void navigate({ to: "/skills", search: toSkillsSearch(next), replace: true });
  const [all, setAll] = useState(false);
  const facts = useFactLines();
  const rows = found(skills, search);
  return (
    <Card aria-labelledby="skills-heading" className="p-5 md:p-6">
      <h2 id="skills-heading" className="text-xl">
        {text.heading}
      </h2>
      <p className="mb-4 mt-1 text-pretty text-sm text-soft">
        {text.lead} {text.factsBefore}
        <Link to="/my-facts" className="underline underline-offset-4 hover:text-brand">
          {text.facts}
        </Link>
        .
      </p>
      <Filters search={search} onSearch={onSearch} />
      <p role="status" className="sr-only">
        {shelfText.shown(rows.length)}
      </p>
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {(all ? rows : rows.slice(0, few)).map((row) => (
          <SkillRow key={row.id} row={row} facts={facts.filter(({ skillId }) => skillId === row.skillId)} />
        ))}
      </ul>
      {rows.length === 0 ? (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <p className="text-soft">{shelfText.noMatch}</p>
          <Button onClick={() => onSearch({})}>{shelfText.clear}</Button>
        </div>
      ) : null}
      {!all && rows.length > few ? (
        <Button size="small" onClick={() => setAll(true)}>
          {text.all(rows.length)}
        </Button>
      ) : null}
    </Card>
  );
}

type FiltersProps = { search: SkillsSearch; onSearch: (search: SkillsSearch) => void };

function Filters({ search, onSearch }: FiltersProps) {
  return (
    <search className="grid grid-cols-2 items-end gap-3">
      <div className="col-span-2">
        <TextField
          label={text.search}
          type="search"
          value={search.q ?? ""}
          onChange={(event) => onSearch({ ...search, q: event.target.value })}
        />
      </div>
      <Select<Show>
        label={text.show}
        value={search.show ?? "all"}
        options={shows.map((value) => ({ value, label: text.shows[value] }))}
        onChange={(show) => onSearch({ ...search, show })}
      />
      <Select<Sort>
        label={text.sort}
        value={search.sort ?? "evidence"}
        options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
        onChange={(sort) => onSearch({ ...search, sort })}
      />
    </search>
  );
}
