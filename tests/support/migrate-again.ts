import { migrate } from '../../server/src/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

/** Reruns the migrations whose names contain `words`. */
export async function migrateAgain(app: TestApp, words: string): Promise<void> {
  await app
    .em()
    .getConnection()
    .execute('delete from migration where name like ?', [`%${words}%`]);
  await migrate(app.orm.config.get('clientUrl') ?? '');
}
