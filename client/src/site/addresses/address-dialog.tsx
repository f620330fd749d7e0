import { dialogOnDemand } from '../../ui/on-demand';
import type { AddressDialogProps } from './open-address-dialog';

/** Dialog for adding an address to the user's address book, or editing one. */
export const AddressDialog = dialogOnDemand<AddressDialogProps>(() => import('./open-address-dialog'));
