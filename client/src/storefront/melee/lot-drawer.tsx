import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';
import type { List } from '../../table/list/use-list';
import { dialogOnDemand } from '../../ui/on-demand';

export interface LotDrawerProps {
  readonly list: List<MeleeLotRowFragment>;
  readonly isOpen: boolean;
  /** Which lot is open, `null` for none. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One lot beside its list, as it is now, and how much of it is wanted. */
export const LotDrawer = dialogOnDemand<LotDrawerProps>(() => import('./open-lot-drawer'));
