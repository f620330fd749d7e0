import { AppError } from '../../../kernel/errors/errors.ts';
import type { MergeCounts } from './merge-rows.ts';

/**
 * If REPLACE would deactivate a larger share of the stock, the file is probably wrong or incomplete. The share is not
 * configurable, because it could be set too high. Instead, the caller must confirm the exact number.
 */
const maxShare = 1 / 3;
/**
 * Deactivating up to this number of items never needs confirmation, because small stocks are often replaced
 * completely.
 */
const maxUnconfirmed = 50;

type Removal = Pick<MergeCounts, 'deactivated' | 'deactivatable'>;

/** Returns true if a REPLACE deactivates so many items that it must be confirmed. */
export const isConfirmationNeeded = ({ deactivated, deactivatable }: Removal): boolean =>
  deactivated > maxUnconfirmed && deactivated > deactivatable * maxShare;

/** Throws INVALID_REQUEST (reason CONFIRMATION_NEEDED) unless `confirmed` equals the number of deactivated items. */
export function assertConfirmed({ deactivated, deactivatable }: Removal, confirmed: number | null): void {
  if (!isConfirmationNeeded({ deactivated, deactivatable }) || confirmed === deactivated) return;
  const message = `must be ${deactivated}, the number of items to deactivate (of ${deactivatable} possible)`;
  throw new AppError('INVALID_REQUEST', {
    reason: 'CONFIRMATION_NEEDED',
    details: [{ path: 'confirmRemoved', message }],
    explanation: `The file would deactivate ${deactivated} of ${deactivatable} items. Nothing was imported. If this is intended, confirm the number ${deactivated}.`,
    facts: { import: { deactivated, deactivatable } },
  });
}
