export const resumesRoutes = [] as const;
