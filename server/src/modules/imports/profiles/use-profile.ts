import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { headingKey } from '../../stock/headings/index.ts';
import type { ImportProfile } from '../reading/import-profile.ts';
import { readProfile } from './list-profiles.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

/**
 * Returns the saved profile for a file of this stock type. Throws ITEM_NOT_FOUND, and INVALID_REQUEST if its type
 * differs.
 */
export async function savedProfileFor(em: EntityManager, profileId: number, kind: string): Promise<SavedImportProfile> {
  const saved = await readProfile(em, profileId, 'profileId');
  if (saved.kind !== kind) throw invalid('profileId', `can only be used for ${saved.kind.replaceAll('_', ' ')}`);
  return saved;
}

/** Returns the saved profile with this name (case-insensitive). Null if there is none. */
export const savedProfileNamed = (em: EntityManager, name: string): Promise<SavedImportProfile | null> =>
  em.findOne(SavedImportProfile, { name: name.trim() });

/**
 * Key by which the entries of each list in a profile are compared. If both profiles have an entry with the same key,
 * the entry of the request takes precedence.
 */
const keys = {
  columns: ({ column }: { readonly column: string }) => headingKey(column),
  constants: ({ field }: { readonly field: string }) => field.toLowerCase(),
  values: ({ field, from }: { readonly field: string; readonly from: string | null }) =>
    `${field.toLowerCase()} ${from?.trim().toLowerCase() ?? ''}`,
};

/** Merges a saved profile with the profile of a request, which may contain answers to questions. */
export function mergeProfiles(saved: ImportProfile | null, overrides: ImportProfile | null): ImportProfile | null {
  if (!saved || !overrides) return overrides ?? saved;
  return {
    ...saved,
    ...Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== null && value !== undefined)),
    columns: mergeEntries(saved.columns, overrides.columns, keys.columns),
    constants: mergeEntries(saved.constants, overrides.constants, keys.constants),
    values: mergeEntries(saved.values, overrides.values, keys.values),
  };
}

const mergeEntries = <Entry>(
  saved: readonly Entry[] | null | undefined,
  overrides: readonly Entry[] | null | undefined,
  keyOf: (entry: Entry) => string,
): readonly Entry[] => [
  ...new Map([...(saved ?? []), ...(overrides ?? [])].map((entry) => [keyOf(entry), entry])).values(),
];
