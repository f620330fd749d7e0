import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import { type OpenRecord, useRecordClosed } from '../panel/open-record';
import { RecordPanel } from '../panel/record-panel';
import { ListLayout } from './list-layout';
import { ListParts, type ListPartsProps } from './list-parts';

interface ListScreenProps<Row extends ListedRow> extends ListPartsProps<Row> {
  readonly record: OpenRecord;
  /** The inside of a record's panel. */
  readonly panel: (id: string) => ReactNode;
  /** What can be done with checked rows. */
  readonly children?: ReactNode;
}

/** A screen of the back office that lists records and opens each beside its list. */
export function ListScreen<Row extends ListedRow>({ record, panel, children, ...parts }: ListScreenProps<Row>) {
  const { page, retry } = parts.list.rows;
  useRecordClosed(record, retry);
  return (
    <ListLayout record={record}>
      <ListParts {...parts} hrefOf={({ id }) => record.hrefOf(id)} />
      {children}
      <RecordPanel record={record} ids={page?.items.map(({ id }) => id) ?? []}>
        {panel}
      </RecordPanel>
    </ListLayout>
  );
}
