import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Separate database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Closes open connections and deletes the database. */
  drop(): Promise<void>;
}

/** Creates a database from the run's migrated template, or an empty database for tests of migrations. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error("TEST_DATABASE_URL is not set: run the tests with Jest's global setup");
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
