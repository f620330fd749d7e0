import type { ReactNode } from 'react';
import { dialogOnDemand } from './on-demand';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question, naming what it is about. */
  readonly title: string;
  /** What will happen and whether it can be undone. */
  readonly children: ReactNode;
  /** The verb on the button: "Delete 3 users". */
  readonly confirmLabel: string;
  /** What the other button says, where "Cancel" could be taken for it. */
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. Escape and the first focus are "Cancel". */
export const ConfirmDialog = dialogOnDemand<ConfirmDialogProps>(() => import('./open-confirm-dialog'));
