import type { EntityManager } from '@mikro-orm/postgresql';
import { invalid } from '../../../kernel/errors/errors.ts';
import { readProfile } from './list-profiles.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

/** The saved profile for a file of this type of stock. Throws ITEM_NOT_FOUND, INVALID_REQUEST for one of another type. */
export async function savedProfileFor(em: EntityManager, profileId: number, kind: string): Promise<SavedImportProfile> {
  const saved = await readProfile(em, profileId, 'profileId');
  if (saved.kind !== kind) throw invalid('profileId', `is for files of ${saved.kind.replaceAll('_', ' ')}`);
  return saved;
}

/** The saved profile of a name, in whatever case; null where there is none. */
export const savedProfileNamed = (em: EntityManager, name: string): Promise<SavedImportProfile | null> =>
  em.findOne(SavedImportProfile, { name: name.trim() });
