import { dialogOnDemand } from './on-demand';
import type { ConfirmDialogProps } from './open-confirm-dialog';

/** Dialog that asks for confirmation of an irreversible action. Escape cancels it, and "Cancel" has initial focus. */
export const ConfirmDialog = dialogOnDemand<ConfirmDialogProps>(() => import('./open-confirm-dialog'));
