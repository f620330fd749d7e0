import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own for one test file, empty and usually migrated. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, cutting connections that are still open. */
  drop(): Promise<void>;
}

/** Copies the migrated template of this test run, or an empty one where the migrations are what is tested. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error("TEST_DATABASE_URL is not set: run the tests through Jest's global set-up");
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(
    serverUrl,
    isEmpty ? `create database ${name}` : `create database ${name} template facet_template strategy file_copy`,
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
