import type { ChangeDiamondStatusInput, StockStatus } from '../../../graphql/generated/graphql';
import type { Stone } from './stone';

/** Where a stone stands, and for a hold: for whom and until when. */
export interface StatusChange {
  readonly status: StockStatus;
  /** `null`: for nobody known, or no hold. */
  readonly holdUserId: string | null;
  /** ISO time; `null`: until somebody ends it. */
  readonly holdUntil: string | null;
}

/** Where a stone stands now, for taking a change back. */
export function statusChangeOf({
  status,
  holdUser,
  holdUntil,
}: Pick<Stone, 'status' | 'holdUser' | 'holdUntil'>): StatusChange {
  return { status, holdUserId: holdUser?.id ?? null, holdUntil };
}

/** What the server takes: buyer and end belong to a hold only. */
export function toStatus({ status, holdUserId, holdUntil }: StatusChange): Omit<ChangeDiamondStatusInput, 'id'> {
  return status === 'HOLD' ? { status, holdUserId, holdUntil } : { status };
}
