import { lazy } from 'react';

/** Drawn by a large library: loaded once the figures are there, and by nobody who does not look at them. */
export const LazyBars = lazy(() => import('./bars'));
