import { type ReactNode, useEffect } from 'react';
import { FilterBar } from '../../../table/list/filter-bar';
import { FilterPanel } from '../../../table/list/filter-panel';
import type { ListedRow } from '../../../table/list/list-declaration';
import { ListResults } from '../../../table/list/list-results';
import { ListSettings } from '../../../table/list/list-settings';
import type { List } from '../../../table/list/use-list';
import { formatCount } from '../../../ui/numbers';
import { announceFailure, type FailureNotice, failureReason } from '../failure';
import { type OpenRecord, useRecordClosed } from '../open-record';
import { RecordPanel } from '../record-panel';
import { ScreenHeading } from '../screen-heading';
import { FilterDrawer } from './filter-drawer';
import { ListLayout } from './list-layout';

/** So many filters stand in the bar; where there are more, the drawer has them all. */
const MOST_IN_BAR = 6;

interface ListScreenProps<Row extends ListedRow> {
  readonly list: List<Row>;
  readonly record: OpenRecord;
  /** Heading where the page settings have none. */
  readonly title: string;
  readonly failure: FailureNotice;
  /** In place of rows when there are none at all. */
  readonly none: ReactNode;
  /** What can be done on the screen as a whole, in its heading. */
  readonly actions?: ReactNode;
  /** The inside of a record's panel. */
  readonly panel: (id: string) => ReactNode;
  /** What can be done with checked rows. */
  readonly children?: ReactNode;
}

/** A screen of the back office that lists records and opens each beside its list. */
export function ListScreen<Row extends ListedRow>({
  list,
  record,
  title,
  failure,
  none,
  actions,
  panel,
  children,
}: ListScreenProps<Row>) {
  const { rows, offered, settings } = list;
  const { error, page } = rows;

  useRecordClosed(record, rows.retry);
  useEffect(() => {
    if (error !== undefined) {
      announceFailure(failure, error);
    }
  }, [error, failure]);

  return (
    <ListLayout record={record}>
      <ScreenHeading title={settings?.title ?? title} note={page === null ? undefined : formatCount(page.total)}>
        {actions}
      </ScreenHeading>
      <FilterBar list={list} filters={offered.slice(0, MOST_IN_BAR)}>
        {offered.length > MOST_IN_BAR && (
          <FilterDrawer>
            <FilterPanel list={list} />
          </FilterDrawer>
        )}
        <ListSettings list={list} />
      </FilterBar>
      <ListResults list={list} hrefOf={({ id }) => record.hrefOf(id)} none={none} explain={failureReason} />
      {children}
      <RecordPanel record={record} ids={page?.items.map(({ id }) => id) ?? []}>
        {panel}
      </RecordPanel>
    </ListLayout>
  );
}
