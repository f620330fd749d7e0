import { toaster } from '../../ui/toaster';

/** Duration of notices with an undo button, in milliseconds. */
const UNDO_FOR = 10_000;

/** Shows a success notice. `undo` reverts the change; the audit log records the undo as a separate entry. */
export function showSuccess(title: string, undo?: () => void): void {
  if (undo === undefined) {
    toaster.success({ title });
  } else {
    toaster.success({ title, duration: UNDO_FOR, action: { label: 'Undo', onClick: undo } });
  }
}
