import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/use-cases/context.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { pageVisibleTo } from '../page-visibility.ts';
import { standardPage } from '../standard-pages/standard-pages.ts';

/** A page as its settings show it to somebody. */
export interface ShownPage {
  readonly title: string;
  /** Whether it has settings at all. */
  readonly hasSettings: boolean;
  /** Whether they exist for them: what they do not, is not shown. */
  readonly isShown: boolean;
}

/** What the settings of some pages make of each for whoever asks (null: nobody who is signed in), in the order of the names. */
export async function shownPages(
  em: EntityManager,
  actor: Actor | null,
  names: readonly string[],
): Promise<readonly ShownPage[]> {
  const rows = await queryIn(em)
    .selectFrom('page_settings as p')
    .select(['p.page_name as name', 'p.title'])
    .select(sql<boolean>`${pageVisibleTo({ actor })}`.as('isShown'))
    .where('p.page_name', '=', anyOf(names))
    .execute();
  const known = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return names.map((name) => {
    const found = known.get(name.toLowerCase());
    return {
      title: found?.title ?? standardPage(name)?.title ?? name,
      hasSettings: found !== undefined,
      isShown: found?.isShown ?? false,
    };
  });
}
