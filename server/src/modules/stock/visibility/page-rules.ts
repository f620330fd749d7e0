import { type RawBuilder, sql } from 'kysely';
import { type Viewer } from '../../accounts/index.ts';
import { AccessPage } from '../../accounts/users/index.ts';
import { anyOfRules, RemedyPlace, type VisibilityRule } from '../../accounts/visibility/index.ts';
import { shownToAll } from './common-rules.ts';

/** Access page, with the SQL condition for the rows `d` that access to the page makes visible. */
type OpenedRows = readonly [page: AccessPage, isOn: RawBuilder<boolean>];

/** Labels of the access pages. */
export const pageWords: Readonly<Record<AccessPage, string>> = {
  [AccessPage.LAB_GROWN]: 'Lab grown',
  [AccessPage.WHITE]: 'White',
  [AccessPage.BLACK]: 'Black',
  [AccessPage.MATCHING_PAIRS]: 'Matching pairs',
  [AccessPage.MELEE]: 'Melee',
  [AccessPage.SALT_AND_PEPPER]: 'Salt and pepper',
  [AccessPage.FANCY_SHAPE]: 'Fancy shapes',
  [AccessPage.FANCY_COLOR]: 'Fancy colours',
};

/**
 * Returns the rules for a viewer's page access. Visitors see stock that is shown to everyone. Traders with restricted
 * access also see the rows of the pages that they can access.
 */
export function onOpenPage({ kind, pages }: Viewer, rows: readonly OpenedRows[]): readonly VisibilityRule[] {
  if (kind !== 'trader') return [shownToAll];
  if (!pages) return [{ name: 'PAGES', statement: "The user's page access is not restricted", condition: sql`true` }];
  const opened = rows.filter(([page]) => pages.has(page));
  return [
    anyOfRules(
      {
        name: 'PAGES',
        statement: 'The item is shown to everyone or on a page that the user can access',
        fact: standsOn(rows),
        remedy: { place: RemedyPlace.USER, text: 'Give the user access to one of the pages that contain the item.' },
      },
      [shownToAll, ...opened.map(([page, condition]) => onPage(page, condition))],
    ),
  ];
}

const onPage = (page: AccessPage, condition: RawBuilder<boolean>): VisibilityRule => ({
  name: `PAGE_${AccessPage[page]}`,
  statement: `The item is on the page ${pageWords[page]}, which the user can access`,
  condition,
});

/** Returns SQL for a text that lists the access pages containing the row. */
const standsOn = (rows: readonly OpenedRows[]): RawBuilder<string> =>
  sql`coalesce('Pages: ' || nullif(concat_ws(', ', ${sql.join(
    rows.map(([page, condition]) => sql`case when ${condition} then ${sql.lit(pageWords[page])} end`),
  )}), ''), 'The item is on no page with restricted access')`;
