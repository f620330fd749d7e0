import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import { dayOf } from '../../kernel/values/dates.ts';
import { queryIn } from '../../platform/database/statements/own-tables.ts';

/** So much of a text says what was looked for. */
const longest = 80;
const shortest = 2;

/** So many different texts are kept of a day: whoever types nonsense fills no table. */
const mostOfDay = 2_000;

/** For how many days they are kept. */
const keptDays = 400;

/**
 * A text as it is counted: without regard to case and spaces. Null: it is too short to say anything, or looks like somebody's
 * e-mail address or telephone number, which nobody has to know.
 */
function missOf(text: string): string | null {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  const isPersonal = words.includes('@') || (/^\+?[\d ()/.-]{7,}$/.test(words) && /[+()]/.test(words));
  return words.length < shortest || isPersonal ? null : words;
}

/** Counts that a search has found nothing, today in UTC: the words and a number, nothing about who searched. */
export async function countMiss(em: EntityManager, text: string): Promise<void> {
  const words = missOf(text);
  if (words === null) return;
  const day = dayOf(new Date());
  await sql`
    insert into search_miss (day, words, count)
    select ${day}::date, ${words}::text, 1
    where (select count(*) from search_miss m where m.day = ${day}::date) < ${mostOfDay}
      or exists (select from search_miss m where m.day = ${day}::date and m.words = ${words}::text)
    on conflict (day, words) do update set count = search_miss.count + 1`.execute(queryIn(em, { type: 'write' }));
}

/** Forgets what was searched for long ago. */
export const forgetSearchMisses: JobHandler = {
  queue: 'search.forget-misses',
  schedule: '29 3 * * *',
  async handle({ em }) {
    await queryIn(em)
      .deleteFrom('search_miss')
      .where('day', '<', sql<string>`current_date - ${keptDays}::int`)
      .execute();
  },
};
