import { jest } from '@jest/globals';
import pg from 'pg';

/**
 * In the middle of whatever runs then the job queue reads its settings again, once a minute, and each process looks
 * whether the house is closed, once a second.
 */
const housekeeping = /from\s+pgboss\.queue\s+q\b|^select "is_enabled" as "isEnabled", "message" from "maintenance"$/i;

/** How many statements the work sends to the database, with their texts. Only one test runs in a process at a time. */
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
