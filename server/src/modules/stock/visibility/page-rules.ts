import { type RawBuilder, sql } from 'kysely';
import { type Viewer } from '../../accounts/index.ts';
import { AccessPage } from '../../accounts/users/index.ts';
import { anyWay, RemedyPlace, type ViewingRule } from '../../accounts/visibility/index.ts';
import { shownToAll } from './common-rules.ts';

/** A page of access, and which rows `d` it opens. */
type OpenedRows = readonly [page: AccessPage, isOn: RawBuilder<boolean>];

/** What people call the pages. */
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

/** Rules of stock that pages of access open to traders: visitors see what is shown to all, traders with rows of access that and what their pages open. */
export function onOpenPage({ kind, pages }: Viewer, rows: readonly OpenedRows[]): readonly ViewingRule[] {
  if (kind !== 'trader') return [shownToAll];
  if (!pages) return [{ name: 'PAGES', says: 'Their pages are not restricted', condition: sql`true` }];
  const opened = rows.filter(([page]) => pages.has(page));
  return [
    anyWay(
      {
        name: 'PAGES',
        says: 'It is on one of the pages that are open to them, or shown to all',
        fact: standsOn(rows),
        remedy: { place: RemedyPlace.USER, text: 'Give them access to one of the pages that it is on.' },
      },
      [shownToAll, ...opened.map(([page, condition]) => onPage(page, condition))],
    ),
  ];
}

const onPage = (page: AccessPage, condition: RawBuilder<boolean>): ViewingRule => ({
  name: `PAGE_${AccessPage[page]}`,
  says: `It is on the page ${pageWords[page]}, which is open to them`,
  condition,
});

/** On which of the pages the row is, in words. */
const standsOn = (rows: readonly OpenedRows[]): RawBuilder<string> =>
  sql`coalesce('It is on: ' || nullif(concat_ws(', ', ${sql.join(
    rows.map(([page, condition]) => sql`case when ${condition} then ${sql.lit(pageWords[page])} end`),
  )}), ''), 'It is on no page that access can be given to')`;
