import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../../kernel/errors/errors.ts';
import { pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { batch } from '../../../kernel/use-cases/batch.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { containing } from '../../../kernel/values/text.ts';
import { ImportFetch } from './import-fetch.entity.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';
import { type ImportProfileFilter, ImportProfileId, ImportProfileQuery } from './saved-profile.input.ts';

const profilesThat = ({ kind, text }: ImportProfileFilter): FilterQuery<SavedImportProfile> => ({
  ...(kind && { kind }),
  ...(text && { name: { $ilike: containing(text) } }),
});

/** Returns one page of saved profiles, sorted by name. */
export const pageImportProfiles = query(administrator, ImportProfileQuery, ({ em }, { filter, page }) => {
  const where = profilesThat(filter ?? {});
  return pageOf(
    page,
    (slice) => em.find(SavedImportProfile, where, { orderBy: { name: 'asc' }, ...slice }),
    () => em.fork().count(SavedImportProfile, where),
  );
});

/** Returns a saved profile. Throws ITEM_NOT_FOUND. */
export const findImportProfile = query(administrator, ImportProfileId, ({ em }, { id }) => readProfile(em, id, 'id'));

/** Returns a saved profile by ID. Throws ITEM_NOT_FOUND naming `path`. */
export async function readProfile(em: EntityManager, id: number, path: string): Promise<SavedImportProfile> {
  const profile = await em.findOne(SavedImportProfile, { id });
  if (!profile) throw profileNotFound(path);
  return profile;
}

/** Returns the error for an unknown profile. */
export const profileNotFound = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path, message: 'the profile does not exist' }],
    explanation: 'The import profile does not exist. It may have been deleted. Reload the list.',
  });

/** Returns fetches by profile ID. Calls in the same tick share one query. */
export const fetchOfProfile = batch(async ({ em }, profileIds: readonly number[]) => {
  const fetches = await em.find(ImportFetch, { profileId: { $in: [...profileIds] } });
  return new Map(fetches.map((fetch) => [fetch.profileId, fetch]));
});
