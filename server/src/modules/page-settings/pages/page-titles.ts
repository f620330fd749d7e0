import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { allowDuringMaintenance, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import type { Actor } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { queryIn } from '../database.ts';
import { pageVisibleTo } from '../page-visibility.ts';
import { standardPage } from '../standard-pages/standard-pages.ts';

/** Title and visibility of a page with settings. */
export interface NamedPage {
  readonly pageName: string;
  readonly title: string;
  readonly description: string | null;
  /** False if only administrators can see the page. */
  readonly isVisible: boolean;
}

/**
 * Returns all pages that have settings, sorted by name, including hidden ones. For internal use only: responses must
 * not reveal hidden pages.
 */
export const namedPages = query(
  forEveryKey(allowDuringMaintenance(guest)),
  ({ em }): Promise<NamedPage[]> =>
    queryIn(em)
      .selectFrom('page_settings')
      .select(['page_name as pageName', 'title', 'description', 'is_visible as isVisible'])
      .orderBy('page_name')
      .execute(),
);

/** Title of a page, and whether a caller can see it. */
export interface ShownPage {
  readonly title: string;
  /** False if the page has no settings. */
  readonly hasSettings: boolean;
  /** True if the page is visible to the caller. */
  readonly isShown: boolean;
}

/** Returns the pages with the given names, in the same order, for `actor` (null if not signed in). */
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
  const byName = new Map(rows.map((row) => [row.name.toLowerCase(), row]));
  return names.map((name) => {
    const row = byName.get(name.toLowerCase());
    return {
      title: row?.title ?? standardPage(name)?.title ?? name,
      hasSettings: row !== undefined,
      isShown: row?.isShown ?? false,
    };
  });
}
