import { sql } from 'kysely';
import { asColumn } from '../../../platform/columns/two-dialects.ts';
import { fancyIntensities } from '../../reference-data/index.ts';

const branches = [...fancyIntensities.bySpelling].map(
  ([spelled, { id }]) => sql`when ${sql.lit(spelled)} then ${sql.lit(id)}`,
);

export const fancyIntensityColumn = {
  name: 'fancy_intensity_id',
  type: 'smallint',
  value: sql<number | null>`(case
  lower(regexp_replace(d.fancy_intensity, '[^[:alnum:]]+', '', 'g')) ${sql.join(branches, sql` `)} end)`,
};

/** SQL: which fancy intensity the words of the row `d` of `diamond` mean; null for words that mean none of the list. */
export const fancyIntensityOf = asColumn(fancyIntensityColumn);
