import { ListedStockChangesDocument, type StockChangeLineFragment } from '../../graphql/generated/graphql';
import { kindText } from '../../shared/search-results/found-item-text';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { formatDateTime } from '../../ui/dates';
import { EmptyMessage } from '../../ui/empty-message';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/panel/open-record';
import { usersFilter } from '../kit/user-picker/user-filter';
import { StockChangePanel, undoText } from './stock-change-panel';

const column = listColumn<StockChangeLineFragment>;
const administrators = usersFilter({ field: 'actorIds', id: 'by', label: 'Administrator' });
const kinds = Object.fromEntries(Object.entries(kindText).map(([kind, { many }]) => [kind, many]));

/** Changes newest first, the only order. */
const stockChanges: ListDeclaration<StockChangeLineFragment, 'AT'> = {
  pageId: 'admin_stock_changes',
  noun: 'change',
  plural: 'changes',
  source: listSource(ListedStockChangesDocument, (data) => data.bulkStockChanges),
  isCheckable: false,
  rowName: ({ description }) => description,
  columns: [
    column({ path: 'description', id: 'change', header: 'Change' }),
    column({ path: 'kind', id: 'stock', header: 'Stock', plain: ({ kind }) => kindText[kind].many }),
    column({ path: 'changed', id: 'items', header: 'Items', value: 'integer' }),
    column({ path: 'actorEmail', id: 'by', header: 'By' }),
    column({ path: 'at', header: 'When', value: 'moment' }),
    column({ path: 'undoUntil', id: 'undo', header: 'Undo', plain: undoText(formatDateTime) }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Part of the description' }),
    listFilter({ field: 'kinds', id: 'stock', kind: 'options', label: 'Stock', labels: kinds }),
    administrators.filter,
    listFilter({ field: 'canBeUndone', id: 'undo', kind: 'toggle', label: 'Can be undone' }),
    listFilter({ field: 'at', kind: 'days', label: 'When' }),
  ],
  useChoices: administrators.useChoices,
  sort: { field: 'AT', direction: 'DESC' },
};

/** The bulk changes of stock, each of which can be undone for 30 days. */
export default function StockChangesScreen() {
  const list = useList(stockChanges);
  const none = <EmptyMessage title="No bulk changes yet" description="Changes of several stock items appear here." />;
  const screen = { list, none, title: 'Changes', failure: 'Error fetching changes' } as const;
  return (
    <ListScreen
      {...screen}
      record={useOpenRecord()}
      panel={(id) => <StockChangePanel id={id} onUndone={list.rows.retry} />}
    />
  );
}
