import { AppError } from '../../../kernel/errors/errors.ts';
import type { MergeCounts } from './merge-rows.ts';

/**
 * A REPLACE that takes away more than this is more likely the wrong file, or a part of it, than what somebody wants. No
 * setting of the house: whoever wants more says so with the very number, and a limit that can be raised is no guard.
 */
const usualShare = 1 / 3;
/** Small houses, and small types of stock, change as a whole now and then. */
const usualCount = 50;

type Removal = Pick<MergeCounts, 'deactivated' | 'deactivatable'>;

/** Whether a REPLACE takes away so much that it has to be confirmed. */
export const isConfirmationNeeded = ({ deactivated, deactivatable }: Removal): boolean =>
  deactivated > usualCount && deactivated > deactivatable * usualShare;

/** Throws INVALID_REQUEST (reason CONFIRMATION_NEEDED) with the numbers unless `confirmed` is the number that goes. */
export function assertConfirmed({ deactivated, deactivatable }: Removal, confirmed: number | null): void {
  if (!isConfirmationNeeded({ deactivated, deactivatable }) || confirmed === deactivated) return;
  const message = `must be ${deactivated}: the file would deactivate ${deactivated} of ${deactivatable} that it may`;
  throw new AppError('INVALID_REQUEST', {
    reason: 'CONFIRMATION_NEEDED',
    details: [{ path: 'confirmRemoved', message }],
    explanation: `The file would take ${deactivated} of ${deactivatable} off the lists, and nothing was imported. If that is meant, confirm the number ${deactivated}.`,
    facts: { import: { deactivated, deactivatable } },
  });
}
