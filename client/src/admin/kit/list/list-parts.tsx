import type { ReactNode } from 'react';
import { FilterBar } from '../../../table/list/filter-bar';
import { FilterPanel } from '../../../table/list/filter-panel';
import type { ListedRow } from '../../../table/list/list-declaration';
import { ListResults } from '../../../table/list/list-results';
import { ListSettings } from '../../../table/list/list-settings';
import type { List } from '../../../table/list/use-list';
import { totalText } from '../../../table/paging/page-window';
import { type FailureNotice, failureReason, useAnnouncedFailure } from '../failure';
import { ScreenHeading } from '../screen-heading';
import { FilterDrawer } from './filter-drawer';
import { TemporaryFilters } from './temporary-filters';
import { ViewsMenu } from './views/views-menu';

/** So many filters stand in the bar; where there are more, the drawer has them all. */
const MOST_IN_BAR = 6;

export interface ListPartsProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** Heading where the page settings have none. */
  readonly title: string;
  readonly failure: FailureNotice;
  /** In place of rows when there are none at all. */
  readonly none: ReactNode;
  /** What can be done on the screen as a whole, in its heading. */
  readonly actions?: ReactNode;
}

/** Heading, filters and rows of a list of the back office. */
export function ListParts<Row extends ListedRow>({
  list,
  title,
  failure,
  none,
  actions,
  hrefOf,
}: ListPartsProps<Row> & { /** Where a row opens. */ readonly hrefOf: (row: Row) => string }) {
  const { rows, offered, settings } = list;
  const { error, page } = rows;
  useAnnouncedFailure(failure, error);
  return (
    <>
      <ScreenHeading title={settings?.title ?? title} note={page === null ? undefined : totalText(page.total)}>
        {actions}
      </ScreenHeading>
      <FilterBar list={list} filters={offered.slice(0, MOST_IN_BAR)}>
        {offered.length > MOST_IN_BAR && (
          <FilterDrawer>
            <FilterPanel list={list} />
          </FilterDrawer>
        )}
        <ViewsMenu list={list} />
        <ListSettings list={list} />
      </FilterBar>
      <TemporaryFilters list={list} />
      <ListResults list={list} hrefOf={hrefOf} none={none} explain={failureReason} />
    </>
  );
}
