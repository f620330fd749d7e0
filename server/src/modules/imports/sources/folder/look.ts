import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../../../../kernel/use-cases/services.ts';
import { queryIn } from '../../database.ts';
import { SavedImportProfile } from '../../profiles/saved-profile.entity.ts';
import { mailUnknownFolder } from '../emails/arrival-mails.ts';
import { filesIn, RestingFiles, subfoldersOf } from './arrived-files.ts';
import { takeFile } from './taken-files.ts';
import { Troubles } from './troubles.ts';
import { WorkOnTakenFiles } from './work-on-taken-files.ts';

/** Tells people once of files that no profile reads; again when they were gone in between. */
class StrayFolders {
  readonly #deps: { readonly orm: MikroORM; readonly services: Services; readonly log: Logger };
  /** Of which people have been told. Undefined before the first look. */
  #told: Set<string> | undefined;

  constructor(deps: { readonly orm: MikroORM; readonly services: Services; readonly log: Logger }) {
    this.#deps = deps;
  }

  /** Where such files lie now, by the folder's name. */
  async see(names: readonly string[]): Promise<void> {
    this.#told ??= await this.#read();
    for (const name of names) if (!this.#told.has(name)) await this.#tell(name);
    const gone = [...this.#told].filter((name) => !names.includes(name));
    if (gone.length > 0) await this.#query().deleteFrom('import_stray_folder').where('name', 'in', gone).execute();
    this.#told = new Set(names);
  }

  async #read(): Promise<Set<string>> {
    const rows = await this.#query().selectFrom('import_stray_folder').select('name').execute();
    return new Set(rows.map(({ name }) => name));
  }

  async #tell(name: string): Promise<void> {
    const { orm, services, log } = this.#deps;
    await orm.em.fork().transactional(async (tx) => {
      const noted = await queryIn(tx)
        .insertInto('import_stray_folder')
        .values({ name })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst();
      if (!noted) return; // another process was faster
      log.warn({ folder: name }, 'no import profile reads the files of this folder');
      await mailUnknownFolder(tx, services, name);
    });
  }

  #query() {
    return queryIn(this.#deps.orm.em.fork(), { type: 'write' });
  }
}

interface LookOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly log: Logger;
  /** The import folder. */
  readonly folder: string;
  /** For so long a file must not have changed. */
  readonly quietMs: number;
}

/**
 * Makes a function that looks at the import folder once: takes files that are whole and starts their runs, and moves those
 * whose runs have ended. Any number of processes may do so at the same time. It goes no further once `isStopped`.
 */
export function createLook({ folder, quietMs, ...deps }: LookOptions): (isStopped: () => boolean) => Promise<void> {
  const resting = new RestingFiles(quietMs);
  const strays = new StrayFolders(deps);
  const work = new WorkOnTakenFiles(deps);
  const troubles = new Troubles(deps.log);

  /** Takes what is whole, and works on what is taken. Answers whether files lie there that nobody reads. */
  const lookInto = async (em: EntityManager, place: string, profile: SavedImportProfile | null): Promise<boolean> => {
    const files = await filesIn(place);
    for (const file of profile ? files : []) {
      if (!resting.hasRested(place, file)) continue;
      // A file may be held, or be nobody else's to move: the rest of the folder is none the worse for it.
      await troubles.outlive(path.join(place, file.name), async () => {
        const id = await takeFile(place, file.name);
        if (id !== null) work.isMine(id);
      });
    }
    await work.go(em, place, profile);
    return !profile && files.length > 0;
  };

  return async (isStopped) => {
    const em = deps.orm.em.fork();
    const profiles = await profilesByFolder(em);
    const names = await subfoldersOf(folder);
    await makeMissing(folder, names, profiles);
    const unread = (await filesIn(folder)).length > 0 ? [''] : [];
    for (const name of names) {
      if (isStopped()) return;
      const profile = profiles.get(name.toLowerCase()) ?? null;
      // Whatever is the matter with one vendor's folder, the others' files are imported.
      await troubles.outlive(name, async () => {
        if (await lookInto(em, path.join(folder, name), profile)) unread.push(name);
      });
    }
    await strays.see(unread);
    resting.endLook();
  };
}

/** Profiles by the name of their folder in small letters. */
async function profilesByFolder(em: EntityManager): Promise<Map<string, SavedImportProfile>> {
  const found = await em.find(SavedImportProfile, { folder: { $ne: null } });
  return new Map(found.map((profile) => [profile.folder?.toLowerCase() ?? '', profile]));
}

/** Profiles have a folder as soon as they say so. */
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
