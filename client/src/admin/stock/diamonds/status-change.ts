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

/** Fields of a diamond that the status and memo actions use. */
type Stone = v.InferOutput<typeof stoneSchema>;

/** Converts a stock record to a diamond. */
export function stoneOf(record: StockRecord): Stone {
  return v.parse(stoneSchema, record);
}

export const stockStatusLabels: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'Available',
  HOLD: 'On hold',
  SUSPENDED: 'Suspended',
  MEMO: 'On memo',
};

/** Explanations of stock statuses, shown to administrators. */
export const stockStatusMeanings: Readonly<Record<StockStatus, string>> = {
  AVAILABLE: 'Available to every buyer who can see it.',
  HOLD: 'Only the buyer it is on hold for can order it.',
  SUSPENDED: 'Not for sale.',
  MEMO: 'Out on consignment, not for sale.',
};

function isStockStatus(value: string): value is StockStatus {
  return Object.hasOwn(stockStatusLabels, value);
}

/** All statuses, in the order of their REST values. */
export const stockStatuses: readonly StockStatus[] = Object.keys(stockStatusLabels).filter(isStockStatus);

/** Requested status. For a hold, includes the customer and the end time. */
export interface StatusChange {
  readonly status: StockStatus;
  /** Null for holds without a customer, and for other statuses. */
  readonly holdUserId: string | null;
  /** End time in ISO 8601 format. Null for holds without an end, and for other statuses. */
  readonly holdUntil: string | null;
}

/** Returns the current status of a stone, which an undo restores. */
export function statusChangeOf({
  status,
  holdUser,
  holdUntil,
}: Pick<Stone, 'status' | 'holdUser' | 'holdUntil'>): StatusChange {
  return { status, holdUserId: holdUser?.id ?? null, holdUntil };
}

/** Converts the status change to mutation input. Customer and end time are only sent for holds. */
export function toStatus({ status, holdUserId, holdUntil }: StatusChange): Omit<ChangeDiamondStatusInput, 'id'> {
  return status === 'HOLD' ? { status, holdUserId, holdUntil } : { status };
}
