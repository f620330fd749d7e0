import type { Route } from '../../kernel/route.ts';
export const referenceDataResolvers = [] as const;
export const referenceDataRoutes: readonly Route[] = [];
