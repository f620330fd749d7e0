import { partOnDemand } from '../../../ui/on-demand';

/** In place of a page of stock that the access rows of a user leave out. */
export const UnavailablePage = partOnDemand(
  () => import('./open-unavailable-page'),
  () => null,
);
