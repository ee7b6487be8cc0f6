import type { ReactNode } from "react";
import { useWhole } from "../lib/useWhole";
import { Button } from "./Button";
import { Card } from "./Card";
import { cx } from "./cx";
import { TextField } from "./TextField";
import { Failed, Loading } from "./Wait";

type Texts = {
  loading: string;
  failed: string;
  again: string;
  search: string;
  shown: (n: number) => string;
  noMatch: string;
  clear: string;
  more: string;
};

type Props<T> = {
  label: string;
  texts: Texts;
  /** The list as it comes, in parts. */
  list: {
    data: T[] | undefined;
    isPending: boolean;
    isFetching: boolean;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** What stands in the search field. */
  q: string | undefined;
  onQ: (q: string) => void;
  /** Choices beside the search field, and how wide they are. */
  choices?: ReactNode;
  columns?: string;
  /** Something is searched or chosen: the rest of the list is fetched, so that none is overlooked. */
  searched: boolean;
  onClear: () => void;
  /** What of the list is asked for, in its order. */
  found: (all: T[]) => T[];
  /** Stands in its place while there is nothing. */
  none: ReactNode;
  /** Draws the rows where they are no list. */
  drawn?: ((rows: T[]) => ReactNode) | undefined;
  children: (row: T) => ReactNode;
};

/** A list that is searched: its states, its search, its rows, and the way to more of them. */
export function SearchedList<T extends { id: string }>(props: Props<T>) {
  const { label, texts, list, q, onQ, choices, searched, onClear, found, none, drawn, children } = props;
  const { columns = "lg:grid-cols-[minmax(0,1fr)_repeat(2,11rem)]" } = props;
  useWhole(searched, list);
  if (list.isPending)
    return (
      <Card className="p-6">
        <Loading label={texts.loading} lines={6} />
      </Card>
    );
  if (!list.data)
    return (
      <Failed
        message={texts.failed}
        again={texts.again}
        busy={list.isFetching}
        onAgain={() => void list.refetch()}
      />
    );
  if (list.data.length === 0) return none;
  const rows = found(list.data);
  return (
    <>
      <search className={cx("grid grid-cols-2 items-end gap-3", columns)}>
        <TextField
          label={texts.search}
          type="search"
          value={q ?? ""}
          onChange={(event) => onQ(event.target.value)}
          className="max-lg:col-span-2"
        />
        {choices}
      </search>
      <p role="status" className="sr-only">
        {texts.shown(rows.length)}
      </p>
      {rows.length > 0 ? (
        (drawn?.(rows) ?? (
          <Card aria-label={label} className="mt-4">
            <ul className="divide-y divide-line">{rows.map(children)}</ul>
          </Card>
        ))
      ) : (
        <Card className="mt-4 flex flex-wrap items-center justify-between gap-4 p-6">
          <p className="text-soft">{texts.noMatch}</p>
          <Button onClick={onClear}>{texts.clear}</Button>
        </Card>
      )}
      {list.hasNextPage ? (
        <div className="mt-5 text-center">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
