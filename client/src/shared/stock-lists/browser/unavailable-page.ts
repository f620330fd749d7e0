import { partOnDemand } from '../../../ui/on-demand';

/** Page shown instead of a stock page that the user's access rows exclude. */
export const UnavailablePage = partOnDemand(
  () => import('./open-unavailable-page'),
  () => null,
);
