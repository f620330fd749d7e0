import type { ImportProblem } from './finding.type.ts';

/** What people should know of a row that is taken over all the same. */
export enum NoticeCode {
  /** The piece is promised to somebody: it keeps what it has, whatever the file says. */
  NOT_APPLIED = 'NOT_APPLIED',
  /** Another piece, in the file or on stock, has a report of this number too. */
  SAME_REPORT = 'SAME_REPORT',
  /** Half of a pair that is only sold as one: afterwards one half is for sale and the other is not, so that neither is. */
  HALF_OF_PAIR = 'HALF_OF_PAIR',
  /** Another piece, in the file or on stock, has the same measurements and grades. */
  SAME_STONE = 'SAME_STONE',
  /** The piece, which changes or goes off the lists, is in somebody's cart. */
  IN_CARTS = 'IN_CARTS',
  /** The piece that changes is on hold. */
  ON_HOLD = 'ON_HOLD',
  /** The piece that changes is sold. */
  SOLD = 'SOLD',
  /** The piece belonged to another vendor: two may have pieces of the same number. */
  OTHER_VENDOR = 'OTHER_VENDOR',
  /** The price moves by more than the setting allows without a word. */
  PRICE_MOVED = 'PRICE_MOVED',
  GRADE_CHANGED = 'GRADE_CHANGED',
  REPORT_CHANGED = 'REPORT_CHANGED',
  /** The measurements can be right and are unlike those of other stones of this shape and weight. */
  ODD_MEASUREMENTS = 'ODD_MEASUREMENTS',
}

/** Problems and notices that are told one by one; the rest is only counted, so that a broken file does not fill the memory. */
export const toldLimit = 1_000;

/** Formats the place of a finding in its file: `line 2, Weight "-1"`. */
export function placeOf({
  row,
  line,
  column,
  value,
}: Pick<ImportProblem, 'row' | 'line' | 'column' | 'value'>): string {
  const place = [row === 0 ? 'header' : `line ${line}`, ...(column === null ? [] : [column])].join(', ');
  return value === null ? place : `${place} "${value}"`;
}
