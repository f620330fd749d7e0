import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../../../../kernel/use-cases/services.ts';
import { queryIn } from '../../database.ts';
import { SavedImportProfile } from '../../profiles/saved-profile.entity.ts';
import { mailUnknownFolder } from '../emails/source-file-emails.ts';
import { claimFile } from './claimed-files.ts';
import { filesIn, StableFileTracker, subfoldersOf } from './folder-files.ts';
import { ClaimedFileProcessor } from './process-claimed-files.ts';
import { RepeatedErrorLog } from './repeated-errors.ts';

/**
 * Sends an email about files in folders without a profile. Each folder is reported once, and again only after its
 * files have been removed.
 */
class StrayFolders {
  readonly #deps: { readonly orm: MikroORM; readonly services: Services; readonly log: Logger };
  /** Names of the reported folders. Undefined before the first scan. */
  #reported: Set<string> | undefined;

  constructor(deps: { readonly orm: MikroORM; readonly services: Services; readonly log: Logger }) {
    this.#deps = deps;
  }

  /** Reports the folders that have not been reported yet. An empty name is the import folder itself. */
  async report(names: readonly string[]): Promise<void> {
    this.#reported ??= await this.#readReported();
    for (const name of names) if (!this.#reported.has(name)) await this.#reportFolder(name);
    const removedNames = [...this.#reported].filter((name) => !names.includes(name));
    if (removedNames.length > 0)
      await this.#query().deleteFrom('import_stray_folder').where('name', 'in', removedNames).execute();
    this.#reported = new Set(names);
  }

  async #readReported(): Promise<Set<string>> {
    const rows = await this.#query().selectFrom('import_stray_folder').select('name').execute();
    return new Set(rows.map(({ name }) => name));
  }

  async #reportFolder(name: string): Promise<void> {
    const { orm, services, log } = this.#deps;
    await orm.em.fork().transactional(async (tx) => {
      const inserted = await queryIn(tx)
        .insertInto('import_stray_folder')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
      if (!inserted) return; // another process has already reported it
      log.warn({ folder: name }, 'no import profile reads the files of this folder');
      await mailUnknownFolder(tx, services, name);
    });
  }

  #query() {
    return queryIn(this.#deps.orm.em.fork(), { type: 'write' });
  }
}

interface ScanOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
  /** Path of the import folder. */
  readonly folder: string;
  /** Time in milliseconds for which a file must remain unchanged before it is imported. */
  readonly quietMs: number;
}

/**
 * Creates a function that scans the import folder once: claims complete files, starts their runs, and moves the files
 * of runs that have ended. Several processes may scan concurrently. Stops early if `isStopped` returns true.
 */
export function createFolderScan({
  folder,
  quietMs,
  ...deps
}: ScanOptions): (isStopped: () => boolean) => Promise<void> {
  const tracker = new StableFileTracker(quietMs);
  const strayFolders = new StrayFolders(deps);
  const processor = new ClaimedFileProcessor(deps);
  const errorLog = new RepeatedErrorLog(deps.log);

  /** Scans one folder. Returns true if it contains files but has no profile. */
  const processFolder = async (
    em: EntityManager,
    directory: string,
    profile: SavedImportProfile | null,
  ): Promise<boolean> => {
    const files = await filesIn(directory);
    for (const file of profile ? files : []) {
      if (!tracker.isStable(directory, file)) continue;
      // If a file is locked or cannot be moved, the other files of the folder are still processed.
      await errorLog.runLogged(path.join(directory, file.name), async () => {
        const id = await claimFile(directory, file.name);
        if (id !== null) processor.markAsOwn(id);
      });
    }
    await processor.process(em, directory, profile);
    return !profile && files.length > 0;
  };

  return async (isStopped) => {
    const em = deps.orm.em.fork();
    const profiles = await profilesByFolder(em);
    const names = await subfoldersOf(folder);
    await makeMissing(folder, names, profiles);
    const unassigned = (await filesIn(folder)).length > 0 ? [''] : [];
    for (const name of names) {
      if (isStopped()) return;
      const profile = profiles.get(name.toLowerCase()) ?? null;
      // An error in one vendor's folder must not stop the imports of other vendors.
      await errorLog.runLogged(name, async () => {
        if (await processFolder(em, path.join(folder, name), profile)) unassigned.push(name);
      });
    }
    await strayFolders.report(unassigned);
    tracker.endScan();
  };
}

/** Profiles by lower-case folder name. */
async function profilesByFolder(em: EntityManager): Promise<Map<string, SavedImportProfile>> {
  const profiles = await em.find(SavedImportProfile, { folder: { $ne: null } });
  return new Map(profiles.map((profile) => [profile.folder?.toLowerCase() ?? '', profile]));
}

/** Creates the folders of profiles that do not exist yet. */
async function makeMissing(
  folder: string,
  names: readonly string[],
  profiles: ReadonlyMap<string, SavedImportProfile>,
): Promise<void> {
  const present = new Set(names.map((name) => name.toLowerCase()));
  for (const [key, { folder: name }] of profiles) {
    if (name !== null && !present.has(key)) await mkdir(path.join(folder, name), { recursive: true });
  }
}
