import type { ImportProfile } from './import-profile';

/** Headers are the same whatever their case, spaces and punctuation. */
const plain = (header: string): string => header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What the second list says counts before what the first says of the same. */
function over<Entry>(
  first: readonly Entry[] | null | undefined,
  second: readonly Entry[] | null | undefined,
  nameOf: (entry: Entry) => string,
): Entry[] {
  const own = second ?? [];
  const named = new Set(own.map(nameOf));
  return [...(first ?? []).filter((entry) => !named.has(nameOf(entry))), ...own];
}

/** Entries that say nothing. */
const saysNothing = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/** The profile without what says nothing. */
function trimmed(profile: ImportProfile): ImportProfile {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => !saysNothing(value)));
}

/** One profile on top of another: what both say of the same is as the second has it. */
export function mergeProfiles(base: ImportProfile | null, top: ImportProfile | null): ImportProfile {
  return trimmed({
    ...trimmed(base ?? {}),
    ...trimmed(top ?? {}),
    columns: over(base?.columns, top?.columns, ({ column }) => plain(column)),
    constants: over(base?.constants, top?.constants, ({ field }) => field),
    values: over(base?.values, top?.values, ({ field, from }) => `${field} ${from.toLowerCase()}`),
  });
}

/** Whether a profile has a cell of a field read as nothing. */
export const readsAsNothing = (profile: ImportProfile, field: string, cell: string): boolean =>
  (profile.values ?? []).some((entry) => isOfCell(entry, field, cell) && entry.to === '');

/** The profile with a cell of a field read as nothing, or as it is written. */
export function readingAsNothing(
  profile: ImportProfile,
  { field, cell, isNothing }: { readonly field: string; readonly cell: string; readonly isNothing: boolean },
): ImportProfile {
  const others = (profile.values ?? []).filter((entry) => !isOfCell(entry, field, cell));
  return trimmed({ ...profile, values: isNothing ? [...others, { field, from: cell, to: '' }] : others });
}

const isOfCell = (entry: NonNullable<ImportProfile['values']>[number], field: string, cell: string): boolean =>
  entry.field === field && entry.from.toLowerCase() === cell.toLowerCase();

/** True where a profile says nothing. */
export const isBlankProfile = (profile: ImportProfile | null): boolean =>
  profile === null || Object.keys(trimmed(profile)).length === 0;

/** What a profile says of a column: a field, `null` leaves it out; `undefined` where it says nothing. */
export function chosenField(profile: ImportProfile | null, header: string): string | null | undefined {
  const entry = profile?.columns?.find(({ column }) => plain(column) === plain(header));
  return entry === undefined ? undefined : (entry.field ?? null);
}
