import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useCurrentUser } from "../../../api/identity/currentUser";
import type { TrashQuery } from "../../../api/resume/operations.gen";
import { trashQuery } from "../../../api/resume/resumes";
import { resumesText, shelfText } from "../../../i18n/resumes";
import { ago, dayOf } from "../../../lib/moments";
import { Button } from "../../../ui/Button";
import { Card } from "../../../ui/Card";
import { Empty } from "../../../ui/Empty";
import { Shelf } from "../../../ui/Shelf";
import { Failed, Loading } from "../../../ui/Wait";
import { useTrashActions } from "../actions";

const Confirm = lazy(() => import("../../../ui/Confirm").then((m) => ({ default: m.Confirm })));
const text = resumesText.trash;
type Item = TrashQuery["trash"][number];

/** /my-resumes/trash: what was deleted, until when it can be taken back. */
export function TrashScreen() {
  return (
    <Shelf
      title={text.title}
      tab={shelfText.titled(text.title)}
      label={shelfText.label}
      places={shelfText.places}
      current="/my-resumes/trash"
    >
      <Content />
    </Shelf>
  );
}

function Content() {
  const { user } = useCurrentUser();
  const { data, isPending, isFetching, refetch } = useQuery(trashQuery(user?.id ?? ""));
  const actions = useTrashActions();
  const [asking, setAsking] = useState<Item | "all" | null>(null);
  if (isPending)
    return (
      <Card className="p-6">
        <Loading label={shelfText.loading} />
      </Card>
    );
  if (!data)
    return (
      <Failed
        message={shelfText.failed}
        again={shelfText.again}
        busy={isFetching}
        onAgain={() => void refetch()}
      />
    );
  if (data.length === 0) return <Empty title={text.empty} text={text.emptyText} />;

  function restore({ id, kind }: Item) {
    if (kind === "RESUME") actions.restoreResume.mutate({ id });
    else if (kind === "JOB_DESCRIPTION") actions.restoreJob.mutate({ id });
    else actions.restoreSheet.mutate({ id, kind });
  }
  function erase() {
    if (asking) actions.erase.mutate({ id: asking === "all" ? null : asking.id });
    setAsking(null);
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-pretty text-soft">{text.lead}</p>
        <Button onClick={() => setAsking("all")}>{text.all}</Button>
      </div>
      <Card className="mt-4">
        <ul className="divide-y divide-line">
          {data.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 sm:px-6">
              <div className="min-w-0 flex-1 basis-56">
                <h2 className="font-display text-lg wrap-anywhere">{item.title}</h2>
                <p className="text-[13px] text-soft">
                  {text.kinds[item.kind]} · {text.deleted(ago(item.deletedAt))} ·{" "}
                  {text.erased(dayOf(item.erasedAt))}
                </p>
              </div>
              <div className="flex gap-2">
                <Button aria-label={text.restoreNamed(item.title)} onClick={() => restore(item)}>
                  {text.restore}
                </Button>
                <Button look="quiet" aria-label={text.eraseNamed(item.title)} onClick={() => setAsking(item)}>
                  {text.erase}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      {asking ? (
        <Suspense>
          <Confirm
            open
            title={asking === "all" ? text.askAll : text.ask(asking.title)}
            description={text.askText}
            yes={asking === "all" ? text.all : text.erase}
            no={shelfText.cancel}
            onYes={erase}
            onNo={() => setAsking(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
