import { toaster } from '../../ui/toaster';

/** Time in milliseconds in which a change can be undone from its notice. */
const UNDO_FOR = 10_000;

/** Shows a success notice. `undo` makes the reverse change, which is logged as another entry in the audit log. */
export function showSuccess(title: string, undo?: () => void): void {
  if (undo === undefined) {
    toaster.success({ title });
  } else {
    toaster.success({ title, duration: UNDO_FOR, action: { label: 'Undo', onClick: undo } });
  }
}
