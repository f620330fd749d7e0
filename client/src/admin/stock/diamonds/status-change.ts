import * as v from 'valibot';
import type { ChangeDiamondStatusInput, StockStatus } from '../../../graphql/generated/graphql';
import type { StockRecord } from '../../../graphql/stock/stock-operations';

const labelled = v.object({ label: v.string() });

const stoneSchema = v.object({
  status: v.picklist(['AVAILABLE', 'HOLD', 'SUSPENDED', 'MEMO']),
  holdUntil: v.nullable(v.string()),
  holdUser: v.nullable(v.object({ id: v.string(), email: v.string(), displayName: v.string() })),
  isHighlighted: v.boolean(),
  shape: v.object({ id: v.string(), label: v.string() }),
  carats: v.number(),
  color: v.nullable(labelled),
  clarity: v.nullable(labelled),
});

/** What the back office does with stones in a way of their own goes by this. */
type Stone = v.InferOutput<typeof stoneSchema>;

/** A record of diamonds as the stone that it is. */
export function stoneOf(record: StockRecord): Stone {
  return v.parse(stoneSchema, record);
}

/** Where a stone can stand, with the words for it. */
export const stockStatusLabels: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'Available',
  HOLD: 'On hold',
  SUSPENDED: 'Suspended',
  MEMO: 'On memo',
};

/** What each status means for the shop, for whoever sets it. */
export const stockStatusMeanings: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'Available to every buyer who can see it.',
  HOLD: 'Only the buyer it is on hold for can order it.',
  SUSPENDED: 'Not for sale.',
  MEMO: 'Out on consignment, not for sale.',
};

function isStockStatus(value: string): value is StockStatus {
  return Object.hasOwn(stockStatusLabels, value);
}

/** The statuses, in the order of REST's numbers. */
export const stockStatuses: readonly StockStatus[] = Object.keys(stockStatusLabels).filter(isStockStatus);

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
