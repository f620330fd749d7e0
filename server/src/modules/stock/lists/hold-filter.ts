import { type RawBuilder, sql } from 'kysely';
import { FilterRange } from '../../../kernel/input/filter-fields.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import type { OwnFilter } from '../stock-type.ts';

const notGiven = { min: null, max: null };

/** A filter of stock that is held: when holds end by themselves. By the column, for its index. */
export const holdUntilFilter = (hasEnded: RawBuilder<boolean>): OwnFilter => ({
  input: FilterRange(
    () => DateTimeRange,
    'When the hold ends by itself; holds that have ended are none. Administrators only: FORBIDDEN for anybody else.',
  ),
  isForAdministrators: true,
  condition(range) {
    const { min, max } = { ...notGiven, ...Object(range) };
    return sql`(d.hold_until is not null and not ${hasEnded}
      and d.hold_until >= coalesce(${min}::timestamptz, '-infinity') and d.hold_until <= coalesce(${max}::timestamptz, 'infinity'))`;
  },
});
