import { dialogOnDemand } from '../../ui/on-demand';
import type { LotDrawerProps } from './open-lot-drawer';

/** One lot beside its list, as it is now, and how much of it is wanted. */
export const LotDrawer = dialogOnDemand<LotDrawerProps>(() => import('./open-lot-drawer'));
