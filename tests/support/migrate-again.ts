import { migrate } from '../../server/src/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

/** Runs the migrations whose names contain a text again. */
export async function migrateAgain(app: TestApp, words: string): Promise<void> {
  await app
    .em()
    .getConnection()
    .execute('delete from migration where name like ?', [`%${words}%`]);
  await migrate(app.orm.config.get('clientUrl') ?? '');
}
