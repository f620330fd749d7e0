import { sql } from 'kysely';
import { FaultCode } from '../cells/fault.ts';
import type { RowCheck } from './stock-import.ts';

/**
 * A total that is apart from price per carat × carats by more than the rounding of the two: half of the last digit that
 * the file writes of each. `column`: under which the total is staged.
 */
export function totalCheck(column: string): RowCheck<'totalPrice', 'pricePerCarat' | 'totalPrice' | 'carats'> {
  const total = sql.ref(`s.${column}`);
  return {
    needs: ['pricePerCarat', 'totalPrice', 'carats'],
    heading: 'totalPrice',
    code: FaultCode.PRICE_MISMATCH,
    message: sql<string>`'is not the price per carat times the carats, which is ' || round(s.price_per_carat * s.carats, 2)`,
    fails: () => sql<boolean>`
      s.price_per_carat is not null and ${total} is not null
      and abs(s.price_per_carat * s.carats - ${total})
        > s.carats * 0.5 * power(10::numeric, -scale(s.price_per_carat)) + 0.5 * power(10::numeric, -scale(${total}))`,
    value: sql<string>`${total}::text`,
  };
}
