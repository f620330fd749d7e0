import { dialogOnDemand } from '../../ui/on-demand';
import type { AddressDialogProps } from './open-address-dialog';

/** Puts an address into the own book, or changes one that is in it. */
export const AddressDialog = dialogOnDemand<AddressDialogProps>(() => import('./open-address-dialog'));
