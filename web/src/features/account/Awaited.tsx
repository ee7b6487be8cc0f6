import type { UseQueryResult } from "@tanstack/react-query";
import { accountText } from "../../i18n/account";
import { Failed, Loading } from "../../ui/Wait";

type Props = { query: Pick<UseQueryResult, "isPending" | "isFetching" | "refetch"> };

/** Stands in a card while what it shows is fetched, or where it could not be. */
export function Awaited({ query: { isPending, isFetching, refetch } }: Props) {
  if (isPending) return <Loading label={accountText.loading} />;
  return (
    <Failed
      message={accountText.failed}
      again={accountText.again}
      busy={isFetching}
      onAgain={() => void refetch()}
    />
  );
}
