import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../../../../kernel/use-cases/services.ts';
import { queryIn } from '../../database.ts';
import { mailUnknownFolder } from '../emails/arrival-mails.ts';

/** Tells people once of files that no profile reads; again when they were gone in between. */
export class StrayFolders {
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
