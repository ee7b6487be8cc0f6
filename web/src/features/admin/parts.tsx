import type { ReactNode } from "react";
import { adminText as text } from "../../i18n/admin";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { cx } from "../../ui/cx";
import { Shelf } from "../../ui/Shelf";
import { Failed, Loading } from "../../ui/Wait";

/** The frame of the screens under /admin. */
export function AdminShelf({
  current,
  action,
  children,
}: {
  current: (typeof text.places)[number]["to"];
  action?: ReactNode;
  children: ReactNode;
}) {
  const here = text.places.find((place) => place.to === current)?.label ?? "";
  return (
    <Shelf
      title={text.title}
      tab={text.titled(here)}
      label={text.title}
      places={text.places}
      current={current}
      action={action}
    >
      {children}
    </Shelf>
  );
}

type Asked = { isPending: boolean; isFetching: boolean; refetch: () => unknown };

/** Stands for what is not there yet, or could not be had. */
export function Waiting({ asked }: { asked: Asked }) {
  return asked.isPending ? (
    <Card className="p-6">
      <Loading label={text.loading} lines={6} />
    </Card>
  ) : (
    <Failed
      message={text.failed}
      again={text.again}
      busy={asked.isFetching}
      onAgain={() => void asked.refetch()}
    />
  );
}

type Paged = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

/** The way to the next part of a list. */
export function More({ asked }: { asked: Paged }) {
  return asked.hasNextPage ? (
    <div className="mt-5 text-center">
      <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
        {text.more}
      </Button>
    </div>
  ) : null;
}

/** One row of a list of facts. */
export const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{value}</dd>
  </div>
);

/** A word about the state of something. */
export function Mark({ tone, children }: { tone: "plain" | "good" | "warn" | "bad"; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex items-center whitespace-nowrap rounded-full px-2.5 py-0.5 text-[13px]",
        {
          plain: "bg-sunken text-soft",
          good: "bg-sunken text-good",
          warn: "bg-warn-wash",
          bad: "bg-bad-wash text-bad",
        }[tone],
      )}
    >
      {children}
    </span>
  );
}
