import { type AdminOrderRowFragment, AdminOrdersDocument, type OrderSortField } from '../../graphql/generated/graphql';
import { orderStatusLabels as labels } from '../../shared/orders/order-text';
import { listColumn } from '../../table/columns/list-column';
import { chosenOptions } from '../../table/filters/values/filter-value';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ExportRows } from '../kit/list/export-rows';
import { ListScreen } from '../kit/list/list-screen';
import { NewButton } from '../kit/list/new-button';
import { useOpenRecord } from '../kit/panel/open-record';
import { usersFilter } from '../kit/user-picker/user-filter';
import { BulkStatus } from './bulk-status';
import { NewOrderPanel } from './new/new-order-panel';
import { orderNumberMark, orderStatusMark } from './order-status';
import { OrderPanel } from './panel/order-panel';

const column = listColumn<AdminOrderRowFragment, OrderSortField>;
const buyers = usersFilter({ field: 'userIds', id: 'buyer', label: 'Buyer' });

export const orders: ListDeclaration<AdminOrderRowFragment, OrderSortField> = {
  pageId: 'admin_orders',
  noun: 'order',
  plural: 'orders',
  source: listSource(AdminOrdersDocument, (data) => data.orders, { isLive: true }),
  rowName: ({ id }) => `order #${id}`,
  columns: [
    column({ path: 'id', id: 'number', header: 'Order', mark: orderNumberMark }),
    column({ path: 'totalPrice', id: 'total', header: 'Total', value: 'money', unit: '$', sort: 'TOTAL_PRICE' }),
    column({ path: 'status', header: 'Status', mark: orderStatusMark, sort: 'STATUS' }),
    column({ path: 'buyer.name', id: 'buyer', header: 'Buyer' }),
    column({ path: 'buyer.email', id: 'email', header: 'Email' }),
    column({ path: 'createdAt', id: 'created', header: 'Placed', value: 'moment', sort: 'CREATED_AT' }),
    column({ path: 'completedAt', id: 'closed', header: 'Closed', value: 'date' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Order number, buyer or stock number' }),
    listFilter({ field: 'statuses', id: 'status', kind: 'options', label: 'Status', labels }),
    buyers.filter,
    listFilter({ field: 'createdAt', id: 'placed', kind: 'days', label: 'Placed' }),
    listFilter({ field: 'isTest', id: 'tests', kind: 'toggle', label: 'Test orders', isAlwaysOffered: true }),
  ],
  useChoices: buyers.useChoices,
  sort: { field: 'CREATED_AT', direction: 'DESC' },
};

const NEW = 'new';

export default function OrdersScreen() {
  const list = useList(orders);
  const emptyMessage = <EmptyMessage title="No orders yet" description="Orders from the shop appear here." />;
  const record = useOpenRecord();
  const { buyer, tests } = list.controls.state.filters;
  const [onlyBuyer = null, ...others] = chosenOptions(buyer);
  const screen = { list, record, title: 'Orders', failure: 'Error fetching orders', emptyMessage } as const;
  return (
    <ListScreen
      {...screen}
      actions={
        <>
          <ExportRows declaration={orders} list={list} fileName="orders" failure="Error fetching orders" />
          <NewButton onClick={() => record.open(NEW)}>New order</NewButton>
        </>
      }
      panel={(id) =>
        id === NEW ? (
          <NewOrderPanel buyerId={others.length === 0 ? onlyBuyer : null} onCreated={list.rows.retry} />
        ) : (
          <OrderPanel id={id} />
        )
      }
    >
      <BulkStatus list={list} areTests={tests?.kind === 'toggle' && tests.isOn}>
        <ExportRows
          declaration={orders}
          list={list}
          fileName="orders"
          failure="Error fetching orders"
          ids={list.checked.ids}
        />
      </BulkStatus>
    </ListScreen>
  );
}
