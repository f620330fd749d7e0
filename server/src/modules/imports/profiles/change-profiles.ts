import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { definedFields } from '../../../kernel/input/patch-fields.ts';
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
 * Throws INVALID_REQUEST, naming every field below `at` that the stock type does not have. Column names can only be
 * checked when a file is read.
 */
function checkProfile(type: StockImport, profile: ImportProfile, at: string): void {
  const columnNames = (profile.columns ?? []).map(({ column }) => column);
  const keyColumns = [...(profile.stockId ?? '').matchAll(/\{([^{}]*)\}/g)].map(([, column = '']) => column);
  try {
    applyProfile(type, [...columnNames, ...keyColumns], profile);
  } catch (error) {
    throw error instanceof AppError ? error.withPaths((path) => `${at}${path}`) : error;
  }
}

/** Fields in which null is stored as an empty string, as in profile files. */
const blanks = new Set(['value', 'from', 'to']);

/** Returns a profile without unset options, as in profile files. */
function plainProfile(profile: ImportProfile): ImportProfile {
  const entries = Object.entries(profile).filter(([, value]) => value != null && value !== false && value.length !== 0);
  const json = JSON.stringify(Object.fromEntries(entries), (key, value) =>
    value === null && blanks.has(key) ? '' : value,
  );
  return JSON.parse(json);
}

/**
 * Creates a profile. Throws INVALID_REQUEST for fields that the stock type does not have, and 409 if another profile
 * uses the name or the folder.
 */
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

/**
 * Updates the profile fields that are set in the input. Throws STALE_VERSION if another request has changed the
 * profile.
 */
export const updateImportProfile = command(
  administrator,
  UpdateImportProfileInput,
  async (ctx, { id, expectedVersion, set: { fetch, ...fields } }) => {
    const profile = await lockProfile(ctx.em, id);
    checkVersion(profile, expectedVersion);
    await write(ctx, profile, fields, 'set.');
    if (fetch !== undefined) await setFetch(ctx, id, fetch, 'set.fetch');
    // The file must be read again with the new profile, even if its server reports it as unchanged.
    await ctx.em.nativeUpdate(ImportFetch, { profileId: id }, initialFetchState);
    return profile;
  },
);

const initialFetchState = {
  etag: null,
  lastModified: null,
  contentHash: null,
  failedAttempts: 0,
  toldFailure: null,
  toldRefusal: null,
};

/** Deletes a profile. Throws 409 if it has an active fetch or a folder. */
export const deleteImportProfile = command(
  administrator,
  DeleteImportProfileInput,
  async ({ em }, { id, expectedVersion }) => {
    const profile = await lockProfile(em, id);
    checkVersion(profile, expectedVersion);
    const fetch = await em.findOne(ImportFetch, { profileId: id });
    if (fetch?.isActive) throw inUseError('has a scheduled fetch', 'Deactivate the fetch');
    if (profile.folder !== null) {
      throw inUseError(`reads the files of the folder ${profile.folder}`, 'Remove the folder from the profile');
    }
    if (fetch) await em.remove(fetch).flush();
    await em.remove(profile).flush();
    return { profileId: id };
  },
);

const inUseError = (reason: string, remedy: string) =>
  conflict('id', reason, `This profile ${reason}. ${remedy}, then delete the profile.`);

async function lockProfile(em: EntityManager, id: number): Promise<SavedImportProfile> {
  const profile = await em.findOne(SavedImportProfile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!profile) throw profileNotFound('id');
  return profile;
}

/**
 * Writes the fields that are set in the input. Increments the version even if only the fetch changes, because the
 * fetch is part of the profile.
 */
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
      'cannot be set, because the server has no import folder: set IMPORT_DIR on the server',
    );
  }
  em.assign(saved, { ...definedFields(fields), updatedAt: new Date() });
  await flushUnique(em, ({ message }) => {
    const field = message.includes('import_profile_folder_unique') ? 'folder' : 'name';
    return conflict(`${at}${field}`, 'is already used by another profile');
  });
}
