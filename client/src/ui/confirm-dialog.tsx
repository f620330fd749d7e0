import { dialogOnDemand } from './on-demand';
import type { ConfirmDialogProps } from './open-confirm-dialog';

/** Asks before something that cannot be undone. Escape and the first focus are "Cancel". */
export const ConfirmDialog = dialogOnDemand<ConfirmDialogProps>(() => import('./open-confirm-dialog'));
