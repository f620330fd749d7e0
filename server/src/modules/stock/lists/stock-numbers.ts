import { type RawBuilder, sql } from 'kysely';
import { fieldNamed, type StockType } from '../stock-type.ts';

/** A number as people may type it, without what they are forgiven: case, spaces and dashes (by `plain_number` of the migrations). */
export const plainNumber = (number: RawBuilder<string>): RawBuilder<string> => sql`plain_number(${number}) collate "C"`;

/** The numbers by which a row `d` is found, the one that counts most first: its own, that of its report where its type has one. */
export function numbersOf(type: StockType): readonly [own: RawBuilder<string>, ...reports: RawBuilder<string>[]] {
  const columnOf = (name: string): RawBuilder<string> => sql`${sql.ref(`d.${fieldNamed(type, name).column}`)}`;
  return [columnOf('stockNumber'), ...(type.reportNumber === undefined ? [] : [columnOf(type.reportNumber)])];
}
