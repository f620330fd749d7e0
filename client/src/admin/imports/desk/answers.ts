import type { ImportProfile } from '../import-profile';
import { chosenField, mergeProfiles } from '../merge-profiles';
import type { ImportReport } from '../report/import-problems';

/** Something of a file that may mean two things. */
export type ImportQuestion = ImportReport['questions'][number];

type Answer = ImportQuestion['readings'][number]['answer'];

/** What a profile says that answers a question so. */
function entryOf({
  column,
  value,
  decimals,
  discountSign,
  discountScale,
  priceBasis,
  foreignCurrency,
  changedStones,
}: Answer): ImportProfile {
  return {
    ...(column !== null && { columns: [{ column: column.column, field: column.field }] }),
    ...(value !== null && { values: [{ field: value.field, from: value.from, to: value.to }] }),
    decimals,
    discountSign,
    discountScale,
    priceBasis,
    foreignCurrency,
    changedStones,
  };
}

/** The profile with that answer. */
export function withAnswer(profile: ImportProfile, answer: Answer): ImportProfile {
  return mergeProfiles(profile, entryOf(answer));
}

/** Whether a profile answers so. */
function saysAnswer(profile: ImportProfile, { column, value, ...meanings }: Answer): boolean {
  if (column !== null) {
    return chosenField(profile, column.column) === column.field;
  }
  if (value !== null) {
    const { field, from, to } = value;
    const known = profile.values?.find(
      (entry) => entry.field === field && entry.from?.toLowerCase() === from.toLowerCase(),
    );
    return known?.to === to;
  }
  const { decimals, discountSign, discountScale, priceBasis, foreignCurrency, changedStones } = meanings;
  return (
    (decimals !== null && profile.decimals === decimals) ||
    (discountSign !== null && profile.discountSign === discountSign) ||
    (discountScale !== null && profile.discountScale === discountScale) ||
    (priceBasis !== null && profile.priceBasis === priceBasis) ||
    (foreignCurrency !== null && profile.foreignCurrency === foreignCurrency) ||
    (changedStones !== null && profile.changedStones === changedStones)
  );
}

/** The reading that a profile has for a question, by its place; `null` while it has none. */
export function readingOf({ readings }: ImportQuestion, profile: ImportProfile): number | null {
  const at = readings.findIndex(({ answer }) => saysAnswer(profile, answer));
  return at < 0 ? null : at;
}

/** What is asked, as a sentence: `Cut may be the shape or the cut grade`. */
export function questionText({ column, value, message }: ImportQuestion): string {
  const about = value === null ? column : column === null ? `“${value}”` : `“${value}” in ${column}`;
  return about === null ? `The file ${message}` : `${about} ${message}`;
}
