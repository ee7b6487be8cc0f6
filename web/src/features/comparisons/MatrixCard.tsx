import { useState, useSyncExternalStore } from "react";
import type { Comparison } from "../../api/resume/comparisons";
import { comparisonsText } from "../../i18n/comparisons";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useWeighing } from "./actions";
import { Asked, Cell, Demand, Lines, Weigher } from "./MatrixParts";

const text = comparisonsText.page;

/** How many requirements a phone shows at first: thirty of them are a dozen screens. */
const few = 8;

const wide = () => window.matchMedia("(min-width: 48rem)");

function onWide(changed: () => void) {
  const query = wide();
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

type Props = { comparison: Comparison };

/** What is asked for, by which jobs, and where the resume stands: a table, and on a phone a card for each requirement. */
export function MatrixCard({ comparison }: Props) {
  const isWide = useSyncExternalStore(onWide, () => wide().matches);
  return (
    <Card aria-labelledby="matrix-heading" className="p-5 md:p-6">
      <h2 id="matrix-heading" className="text-xl">
        {text.matrix}
      </h2>
      <p className="mt-1 text-pretty text-sm text-soft">{text.weighing}</p>
      {isWide ? <Table comparison={comparison} /> : <Cards comparison={comparison} />}
    </Card>
  );
}

function Table({ comparison: { id, jobs, matrix } }: Props) {
  const weigh = useWeighing(id);
  return (
    <div className="mt-3 overflow-x-auto">
      <table className="tabular w-full text-left text-sm">
        <thead>
          <tr className="text-[13px] text-soft">
            <th scope="col" className="py-2 pr-4 font-normal">
              {text.requirement}
            </th>
            {jobs.map((job) => (
              <th key={job.jobDescriptionId} scope="col" className="py-2 pr-4 font-normal">
                {job.title}
                {job.company ? <span className="block">{job.company}</span> : null}
              </th>
            ))}
            <th scope="col" className="py-2 font-normal">
              {text.weight}
            </th>
          </tr>
        </thead>
        <tbody>
          {matrix.map((row) => (
            <tr key={row.key} className="border-t border-line align-top">
              <th scope="row" className="min-w-52 py-3 pr-4 font-normal">
                <span className="block font-medium wrap-anywhere">{row.requirement}</span>
                <Demand row={row} all={jobs.length} />
                <Lines row={row} />
              </th>
              {jobs.map((job) => (
                <td key={job.jobDescriptionId} className="py-3 pr-4">
                  <Cell cell={row.cells.find((one) => one.jobDescriptionId === job.jobDescriptionId)} />
                </td>
              ))}
              <td className="py-3">
                <Weigher row={row} onWeight={(weight) => weigh(row.key, weight)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ comparison: { id, jobs, matrix } }: Props) {
  const weigh = useWeighing(id);
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {(all ? matrix : matrix.slice(0, few)).map((row) => (
          <li key={row.key} className="py-4 text-sm">
            <h3 className="font-sans text-[15px] font-medium tracking-normal wrap-anywhere">
              {row.requirement}
            </h3>
            <Demand row={row} all={jobs.length} />
            <Lines row={row} />
            <ul className="mb-3 mt-3 space-y-1.5">
              {jobs.map((job) => {
                const cell = row.cells.find((one) => one.jobDescriptionId === job.jobDescriptionId);
                return cell ? (
                  <li key={job.jobDescriptionId}>
                    <p className="wrap-anywhere">{job.title}</p>
                    <Asked cell={cell} />
                  </li>
                ) : null;
              })}
            </ul>
            <p className="mb-1 text-[13px] text-soft">{text.weight}</p>
            <Weigher row={row} onWeight={(weight) => weigh(row.key, weight)} />
          </li>
        ))}
      </ul>
      {!all && matrix.length > few ? (
        <Button size="small" onClick={() => setAll(true)}>
          {text.all(matrix.length)}
        </Button>
      ) : null}
    </>
  );
}
