import { useQuery } from '@apollo/client/react';
import { errorText } from '../../../graphql/error-text';
import { PanelError, PanelSkeleton } from '../../kit/panel-parts';
import { noticesOf, type StockType } from '../stock-type';
import { RecordEditor } from './record-editor';

interface StockPanelProps {
  readonly type: StockType;
  readonly id: string;
}

/** One record of stock: where it stands, and every field of it. */
export function StockPanel({ type, id }: StockPanelProps) {
  const { data, loading, error, refetch } = useQuery(type.operations.record, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { declaration } = type;
  const record = data?.item;
  if (record != null) {
    return <RecordEditor type={type} record={record} reload={refetch} />;
  }
  if (loading) {
    return <PanelSkeleton />;
  }
  return error === undefined ? (
    <PanelError title={`No such ${declaration.noun}`} description="It has been deleted, or the link is wrong." />
  ) : (
    <PanelError title={noticesOf(declaration).fetching} description={errorText(error)} onRetry={() => void refetch()} />
  );
}
