import { toaster } from '../../ui/toaster';

/** Time in milliseconds for which a notice offers an undo. */
const UNDO_FOR = 10_000;

/** Shows a success notice. `undo` reverts the change; the audit log records it as a separate entry. */
export function showSuccess(title: string, undo?: () => void): void {
  if (undo === undefined) {
    toaster.success({ title });
  } else {
    toaster.success({ title, duration: UNDO_FOR, action: { label: 'Undo', onClick: undo } });
  }
}
