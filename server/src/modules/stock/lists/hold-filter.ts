import { type RawBuilder, sql } from 'kysely';
import { FilterRange } from '../../../kernel/input/filter-fields.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import type { OwnFilter } from '../stock-type.ts';

const notGiven = { min: null, max: null };

/** Returns the filter for the end time of holds. It compares the plain column, so that the index is used. */
export const holdUntilFilter = (hasEnded: RawBuilder<boolean>): OwnFilter => ({
  input: FilterRange(
    () => DateTimeRange,
    'End of the hold. Expired holds do not match. Administrators only; other callers get FORBIDDEN.',
  ),
  isForAdministrators: true,
  condition(range) {
    const { min, max } = { ...notGiven, ...Object(range) };
    return sql`(d.hold_until is not null and not ${hasEnded}
      and d.hold_until >= coalesce(${min}::timestamptz, '-infinity') and d.hold_until <= coalesce(${max}::timestamptz, 'infinity'))`;
  },
});
