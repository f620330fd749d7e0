import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { type AdminOrderRowFragment, AdminOrdersDocument, type OrderFilter } from '../../graphql/generated/graphql';
import { useAdminOrdersQuery } from '../../graphql/generated/hooks';
import { chosenOptions, type FilterValues } from '../../table/filters/values/filter-value';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { visibleColumns } from '../../table/state/table-column';
import { TableSettings } from '../../table/state/table-settings';
import { useTableState } from '../../table/state/use-table-state';
import { NothingHere } from '../../ui/nothing-here';
import { formatCount } from '../../ui/numbers';
import { BulkBar } from '../kit/bulk/bulk-bar';
import { BulkOutcomeDialog } from '../kit/bulk/bulk-outcome';
import { useBulk } from '../kit/bulk/use-bulk';
import { FilterBar } from '../kit/list/filter-bar';
import { ListBody, type ListSubject, PAGE_SIZE } from '../kit/list/list-body';
import { ListLayout } from '../kit/list/list-layout';
import { listRows } from '../kit/list/list-rows';
import { useOpenRecord, useRecordClosed } from '../kit/open-record';
import { RecordPanel } from '../kit/record-panel';
import { ScreenHeading } from '../kit/screen-heading';
import { usePickedUsers } from '../kit/user-picker/use-picked-users';
import { UserFilter } from '../kit/user-picker/user-filter';
import { BulkStatus } from './bulk-status';
import { defaultOrderColumns, orderColumns } from './order-columns';
import { orderFacets, orderFields, orderFilter, orderShape, orderSort } from './order-list';
import { OrderPanel } from './panel/order-panel';
import { useOrderBulk } from './use-order-bulk';

const inBar = orderFields.map(({ id }) => id);

const orders: ListSubject<AdminOrderRowFragment, OrderFilter> = {
  noun: 'orders',
  rowId: ({ id }) => id,
  rowName: ({ id }) => `order #${id}`,
  fields: orderFields,
  failure: 'Error fetching orders',
  none: <NothingHere title="No orders yet" description="What buyers order in the shop appears here." />,
};

/** Every order of the house: what is new, what waits for payment or delivery. */
export default function OrdersScreen() {
  const client = useApolloClient();
  const controls = useTableState('admin_orders', orderShape);
  const checked = useCheckedRows('admin_orders');
  const record = useOpenRecord();
  const { state, setFilter } = controls;

  const query = useAdminOrdersQuery({
    variables: {
      filter: orderFilter(state.filters),
      sort: orderSort(state.sort),
      page: { index: state.page, size: PAGE_SIZE },
    },
    fetchPolicy: 'cache-and-network',
  });
  const rows = listRows(query, (data) => data.orders);
  const { buyer } = state.filters;
  const buyers = usePickedUsers(chosenOptions(buyer));
  const facets = orderFacets(buyers);
  const chosen = state.columns ?? defaultOrderColumns;
  const columns = useMemo(() => visibleColumns(orderColumns, chosen), [chosen]);

  const countOf = useCallback(
    async (values: FilterValues) => {
      const { data } = await client.query({
        query: AdminOrdersDocument,
        variables: { filter: orderFilter(values), page: { index: 0, size: 1 } },
      });
      return data?.orders?.total ?? 0;
    },
    [client],
  );

  useRecordClosed(record, rows.retry);
  const jobOf = useOrderBulk();
  const bulk = useBulk((ids) => {
    checked.set(checked.ids.filter((id) => !ids.includes(id)));
    rows.retry();
  });

  return (
    <ListLayout record={record}>
      <ScreenHeading title="Orders" note={rows.page === null ? undefined : formatCount(rows.page.total)} />
      <FilterBar
        fields={orderFields}
        inBar={inBar}
        facets={facets}
        controls={controls}
        own={{
          buyer: (
            <UserFilter label="Buyer" options={buyers} value={buyer} onChange={(value) => setFilter('buyer', value)} />
          ),
        }}
      >
        <TableSettings columns={orderColumns} chosen={chosen} onChange={controls.setColumns} />
      </FilterBar>
      <ListBody
        subject={orders}
        rows={rows}
        columns={columns}
        controls={controls}
        checked={checked}
        record={record}
        countOf={countOf}
      />
      <BulkBar checked={checked} bulk={bulk}>
        <BulkStatus count={checked.ids.length} onConfirm={(status) => void bulk.run(jobOf(status), checked.ids)} />
      </BulkBar>
      <BulkOutcomeDialog bulk={bulk} nameOf={(id) => `#${id}`} />
      <RecordPanel record={record} ids={rows.page?.items.map(({ id }) => id) ?? []}>
        {(id) => <OrderPanel id={id} />}
      </RecordPanel>
    </ListLayout>
  );
}
