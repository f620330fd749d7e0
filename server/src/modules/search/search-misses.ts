import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';

/** Maximum and minimum length of a stored search text, in characters. */
const maxLength = 80;
const minLength = 2;

/** Maximum number of distinct search texts per day, so that random input cannot fill the table. */
const maxPerDay = 2_000;

/** Retention period of search texts, in days. */
const retentionDays = 400;

/**
 * Normalizes the case and white space of a search text. Null if it is too short, or if it may be an email address or
 * telephone number, which must not be stored.
 */
function missOf(text: string): string | null {
  const normalized = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .trim();
  const isPersonal = normalized.includes('@') || (/^\+?[\d ()/.-]{7,}$/.test(normalized) && /[+()]/.test(normalized));
  return normalized.length < minLength || isPersonal ? null : normalized;
}

/** Counts a search without results for today (UTC). Stores the words and the count, but nothing about the user. */
export async function recordSearchMiss(em: EntityManager, text: string): Promise<void> {
  const words = missOf(text);
  if (words === null) return;
  const day = dayOf(new Date());
  await sql`
    insert into search_miss (day, words, count)
    select ${day}::date, ${words}::text, 1
    where (select count(*) from search_miss m where m.day = ${day}::date) < ${maxPerDay}
      or exists (select from search_miss m where m.day = ${day}::date and m.words = ${words}::text)
    on conflict (day, words) do update set count = search_miss.count + 1`.execute(queryIn(em, { type: 'write' }));
}

/** Deletes expired search texts. */
export const deleteExpiredSearchMisses: JobHandler = {
  queue: 'search.forget-misses',
  schedule: '29 3 * * *',
  title: 'Delete old searches without results',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('search_miss')
      .where('day', '<', sql<string>`current_date - ${retentionDays}::int`)
      .execute();
  },
};
