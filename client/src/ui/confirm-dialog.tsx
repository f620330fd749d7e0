import { dialogOnDemand } from './on-demand';
import type { ConfirmDialogProps } from './open-confirm-dialog';

/** Dialog that confirms an irreversible action. Escape cancels it, and "Cancel" has the initial focus. */
export const ConfirmDialog = dialogOnDemand<ConfirmDialogProps>(() => import('./open-confirm-dialog'));
