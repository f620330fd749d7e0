import { partOnDemand } from '../../../ui/on-demand';

/** Page shown in place of a stock page that the user has no access to. */
export const UnavailablePage = partOnDemand(
  () => import('./open-unavailable-page'),
  () => null,
);
