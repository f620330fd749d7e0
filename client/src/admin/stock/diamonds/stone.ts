import * as v from 'valibot';
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
export type Stone = v.InferOutput<typeof stoneSchema>;

/** A record of diamonds as the stone that it is. */
export function stoneOf(record: StockRecord): Stone {
  return v.parse(stoneSchema, record);
}
