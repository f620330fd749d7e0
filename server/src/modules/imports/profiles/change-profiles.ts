import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { given } from '../../../kernel/input/given.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import type { StockImport } from '../../stock/files/index.ts';
import { stockModuleOf } from '../../stock-types/index.ts';
import { applyProfile } from '../reading/apply-profile.ts';
import type { ImportProfile } from '../reading/import-profile.ts';
import { ImportFetch } from './import-fetch.entity.ts';
import { profileNotFound } from './list-profiles.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';
import {
  CreateImportProfileInput,
  DeleteImportProfileInput,
  type ImportProfilePatch,
  UpdateImportProfileInput,
} from './saved-profile.input.ts';
import { setFetch } from './set-fetch.ts';

/**
 * Throws INVALID_REQUEST naming, below `at`, every field of a profile that the type does not have. What columns files will
 * have is not known yet.
 */
function checkProfile(type: StockImport, profile: ImportProfile, at: string): void {
  const named = (profile.columns ?? []).map(({ column }) => column);
  const ofKey = [...(profile.stockId ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, column = '']) => column);
  try {
    applyProfile(type, [...named, ...ofKey], profile);
  } catch (error) {
    throw error instanceof AppError ? error.withPaths((path) => `${at}${path}`) : error;
  }
}

/** Blank cells are what files of profiles write as an empty text. */
const blanks = new Set(['value', 'from', 'to']);

/** A profile as its file has it: without what it does not say. */
function plainProfile(profile: ImportProfile): ImportProfile {
  const said = Object.entries(profile).filter(([, value]) => value != null && value !== false && value.length !== 0);
  const json = JSON.stringify(Object.fromEntries(said), (key, value) =>
    value === null && blanks.has(key) ? '' : value,
  );
  return JSON.parse(json);
}

/** Keeps a profile. Throws INVALID_REQUEST for fields that its type of stock does not have, 409 for a name or folder that is taken. */
export const createImportProfile = command(
  administrator,
  CreateImportProfileInput,
  async (ctx, { kind, fetch, ...fields }) => {
    const profile = new SavedImportProfile();
    profile.kind = kind;
    ctx.em.persist(profile);
    await write(ctx, profile, fields, '');
    if (fetch) await setFetch(ctx, profile.id, fetch, 'fetch');
    return profile;
  },
);

/** Changes what is given of a profile. STALE_VERSION when somebody else was faster. */
export const updateImportProfile = command(
  administrator,
  UpdateImportProfileInput,
  async (ctx, { id, expectedVersion, set: { fetch, ...fields } }) => {
    const profile = await lockProfile(ctx.em, id);
    checkVersion(profile, expectedVersion);
    await write(ctx, profile, fields, 'set.');
    if (fetch !== undefined) await setFetch(ctx, id, fetch, 'set.fetch');
    // A file that has been read otherwise is another file, even if its server says that it has not changed.
    await ctx.em.nativeUpdate(ImportFetch, { profileId: id }, nothingRead);
    return profile;
  },
);

const nothingRead = {
  etag: null,
  lastModified: null,
  contentHash: null,
  failedAttempts: 0,
  toldFailure: null,
  toldRefusal: null,
};

/** Deletes a profile. 409 while files come by themselves that are read with it. */
export const deleteImportProfile = command(
  administrator,
  DeleteImportProfileInput,
  async ({ em }, { id, expectedVersion }) => {
    const profile = await lockProfile(em, id);
    checkVersion(profile, expectedVersion);
    const fetch = await em.findOne(ImportFetch, { profileId: id });
    if (fetch?.isActive) throw stillUsed('has a file that is fetched by a schedule', 'Stop the fetch first');
    if (profile.folder !== null) {
      throw stillUsed(`is that of the folder ${profile.folder}`, 'Take the folder away from it first');
    }
    if (fetch) await em.remove(fetch).flush();
    await em.remove(profile).flush();
    return { profileId: id };
  },
);

const stillUsed = (what: string, remedy: string) =>
  conflict('id', what, `This profile ${what}. ${remedy}, then delete it.`);

async function lockProfile(em: EntityManager, id: number): Promise<SavedImportProfile> {
  const profile = await em.findOne(SavedImportProfile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!profile) throw profileNotFound('id');
  return profile;
}

/** Writes what is given. The version counts changes of the fetch too: it is a part of the profile. */
async function write(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  saved: SavedImportProfile,
  { profile, ...fields }: Omit<ImportProfilePatch, 'fetch'>,
  at: string,
): Promise<void> {
  if (profile) {
    checkProfile(stockModuleOf(saved.kind).files, profile, at);
    saved.profile = plainProfile(profile);
  }
  if (fields.folder && fields.folder !== saved.folder && !services.config.hasImportFolder) {
    throw invalid(
      `${at}folder`,
      'cannot be set: the server has no import folder. The operator sets one with IMPORT_DIR',
    );
  }
  em.assign(saved, { ...given(fields), updatedAt: new Date() });
  await flushUnique(em, ({ message }) => {
    const field = message.includes('import_profile_folder_unique') ? 'folder' : 'name';
    return conflict(`${at}${field}`, 'belongs to another profile');
  });
}
