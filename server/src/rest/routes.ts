import type { Route } from '../kernel/route.ts';
import { referenceDataRoutes } from '../modules/reference-data/index.ts';

/** Every REST call that this build answers, in the order in which paths are tried. */
export const restRoutes: readonly Route[] = [...referenceDataRoutes];
