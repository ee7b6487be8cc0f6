import { type Stage, stages } from "../../api/resume/stages";
import { boardText as text } from "../../i18n/jobBoard";
import { jobsText, stageNames } from "../../i18n/jobs";
import { shelfText } from "../../i18n/resumes";
import { Select } from "../../ui/Select";
import { TextField } from "../../ui/TextField";
import { type Found, founds, type JobsSearch, type Sort, sorts } from "./address";

type Props = {
  search: JobsSearch;
  onSearch: (search: JobsSearch) => void;
  /** The list asks for the stage too; the board shows all. */
  withStage: boolean;
};

const columns = { gridTemplateColumns: "repeat(auto-fit, minmax(9.5rem, 1fr))" };

/** What of the jobs is shown, and in which order. */
export function Filters({ search, onSearch, withStage }: Props) {
  const { stage, due, found, ...rest } = search;
  return (
    <search className="grid items-end gap-3" style={columns} aria-label={text.filters}>
      <TextField
        label={shelfText.search}
        type="search"
        placeholder={text.searchHint}
        value={search.q ?? ""}
        onChange={(event) => onSearch({ ...search, q: event.target.value })}
        className="max-lg:col-span-2"
      />
      {withStage ? (
        <Select<Stage | "">
          label={jobsText.list.stage}
          value={stage ?? ""}
          options={[
            { value: "", label: jobsText.list.allStages },
            ...stages.map((value) => ({ value, label: stageNames[value] })),
          ]}
          onChange={(to) =>
            onSearch({ ...rest, ...(due && { due }), ...(found && { found }), ...(to && { stage: to }) })
          }
        />
      ) : null}
      <Select<"" | "due">
        label={text.due}
        value={due ? "due" : ""}
        options={(["", "due"] as const).map((value) => ({ value, label: text.dues[value] }))}
        onChange={(to) =>
          onSearch({ ...rest, ...(stage && { stage }), ...(found && { found }), ...(to && { due: true }) })
        }
      />
      <Select<Found | "">
        label={text.found}
        value={found ?? ""}
        options={(["", ...founds] as const).map((value) => ({ value, label: text.founds[value] }))}
        onChange={(to) =>
          onSearch({ ...rest, ...(stage && { stage }), ...(due && { due }), ...(to && { found: to }) })
        }
      />
      <Select<Sort>
        label={shelfText.sort}
        value={search.sort ?? "updated"}
        options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
        onChange={(sort) => onSearch({ ...search, sort })}
      />
    </search>
  );
}
