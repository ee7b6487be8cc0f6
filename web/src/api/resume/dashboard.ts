import { queryOptions } from "@tanstack/react-query";
import { askResume } from "../graphql";
import { DashboardDocument, type DashboardQuery } from "./operations.gen";

export type Dashboard = DashboardQuery["dashboard"];

/** What the first screen shows. It gathers from everywhere, so it is asked anew each time the screen opens. */
export const dashboardQuery = (userId: string) =>
  queryOptions({
    queryKey: ["resume", "dashboard", userId],
    queryFn: async () => (await askResume(DashboardDocument, { userId })).dashboard,
    staleTime: 0,
  });
