import { toaster } from '../../ui/toaster';

/** Time for which a notice offers an undo, in milliseconds. */
const UNDO_FOR = 10_000;

/** Shows a success notice. `undo` reverts the change, which the audit log records as a separate entry. */
export function showSuccess(title: string, undo?: () => void): void {
  if (undo === undefined) {
    toaster.success({ title });
  } else {
    toaster.success({ title, duration: UNDO_FOR, action: { label: 'Undo', onClick: undo } });
  }
}
