import { useEffect } from "react";

/** Fetches the parts of a list one after another for as long as the whole of it is needed, such as for a search. */
export function useWhole(
  needed: boolean,
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isError: boolean; fetchNextPage: () => unknown },
): void {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list;
  useEffect(() => {
    if (needed && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [needed, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}
