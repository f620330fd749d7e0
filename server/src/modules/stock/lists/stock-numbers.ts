import { type RawBuilder, sql } from 'kysely';
import { fieldNamed, type StockType } from '../stock-type.ts';

/**
 * Returns SQL that normalizes a number for lookup. Ignores case, spaces and dashes (see `plain_number` in the
 * migrations).
 */
export const plainNumber = (number: RawBuilder<string>): RawBuilder<string> => sql`plain_number(${number}) collate "C"`;

/**
 * Returns SQL for the numbers by which the row `d` can be found, the most important first. These are the stock number
 * and, if the type has one, the report number.
 */
export function numbersOf(type: StockType): readonly [own: RawBuilder<string>, ...reports: RawBuilder<string>[]] {
  const columnOf = (name: string): RawBuilder<string> => sql`${sql.ref(`d.${fieldNamed(type, name).column}`)}`;
  return [columnOf('stockNumber'), ...(type.reportNumber === undefined ? [] : [columnOf(type.reportNumber)])];
}
