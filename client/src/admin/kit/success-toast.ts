import { toaster } from '../../ui/toaster';

/** How long a change can be taken back from its notice. */
const UNDO_FOR = 10_000;

/**
 * Says that a change is made. The server has it by then; `undo` makes the opposite change, which the
 * audit log shows beside the first.
 */
export function showSuccess(title: string, undo?: () => void): void {
  if (undo === undefined) {
    toaster.success({ title });
  } else {
    toaster.success({ title, duration: UNDO_FOR, action: { label: 'Undo', onClick: undo } });
  }
}
