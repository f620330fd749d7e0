import { useQuery } from '@apollo/client/react';
import { PanelRecord } from '../../kit/panel/panel-record';
import { noticesOf, type StockType } from '../stock-type';
import { RecordEditor } from './record-editor';

interface StockPanelProps {
  readonly type: StockType;
  readonly id: string;
}

/** One record of stock: where it stands, and every field of it. */
export function StockPanel({ type, id }: StockPanelProps) {
  const { declaration, operations } = type;
  const query = useQuery(operations.record, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord
      query={query}
      record={query.data?.item}
      noun={declaration.noun}
      failure={noticesOf(declaration).fetching}
    >
      {(record) => <RecordEditor type={type} record={record} reload={query.refetch} />}
    </PanelRecord>
  );
}
