import { jest } from '@jest/globals';
import pg from 'pg';

/**
 * Background queries that can run during any test: job queue settings once a minute, and the maintenance mode setting
 * once a second.
 */
const housekeeping = /from\s+pgboss\.queue\s+q\b|^select "is_enabled" as "isEnabled", "message" from "maintenance"$/i;

/**
 * Runs `work`. Returns its result and the queries sent to the database while it runs. Tests in a process run one at a
 * time, so all queries belong to `work`.
 */
export async function countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: string[] }> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await work();
    const queries = spy.mock.calls.map(([query]) => textOf(query)).filter((text) => !housekeeping.test(text));
    return { result, queries };
  } finally {
    spy.mockRestore();
  }
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
};
