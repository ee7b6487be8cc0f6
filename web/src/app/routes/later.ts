export const laterRoutes = [] as const;
