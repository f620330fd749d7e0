import { dialogOnDemand } from '../../ui/on-demand';
import type { AddressDialogProps } from './open-address-dialog';

/** Dialog that adds an address to the user's address book, or edits one. */
export const AddressDialog = dialogOnDemand<AddressDialogProps>(() => import('./open-address-dialog'));
