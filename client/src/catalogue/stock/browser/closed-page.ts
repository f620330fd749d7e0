import { partOnDemand } from '../../../ui/on-demand';

/** In place of a page of stock that the access rows of a user leave out. */
export const ClosedPage = partOnDemand(
  () => import('./open-closed-page'),
  () => null,
);
