import type { OrderFilter, OrderSort, OrderSortField } from '../../graphql/generated/graphql';
import type { Facets } from '../../table/filters/facets';
import { type FilterField, toQueryFilter } from '../../table/filters/filter-field';
import type { FilterValues } from '../../table/filters/values/filter-value';
import type { ColumnOrder, TableShape } from '../../table/state/table-state';
import { orderStatuses, orderStatusLabels } from './order-status';

/** The filters of the list of orders, by their names in the URL. */
export const orderFields: readonly FilterField<OrderFilter>[] = [
  { kind: 'text', id: 'q', label: 'Number, buyer or stock number', apply: (text) => ({ text }) },
  {
    kind: 'options',
    id: 'status',
    label: 'Status',
    apply: (values) => ({ statuses: orderStatuses.filter((status) => values.includes(status)) }),
  },
  { kind: 'options', id: 'buyer', label: 'Buyer', apply: (userIds) => ({ userIds }) },
];

/** Column of the list → field of the server's sort. */
const sortFields: Readonly<Record<string, OrderSortField>> = {
  created: 'CREATED_AT',
  status: 'STATUS',
  total: 'TOTAL_PRICE',
};

/** What the list of orders can show. */
export const orderShape: TableShape = {
  fields: orderFields,
  sortable: Object.keys(sortFields),
  defaultSort: [{ column: 'created', isDescending: true }],
};

/** The server's filter for what is set. */
export function orderFilter(values: FilterValues): OrderFilter {
  return toQueryFilter(orderFields, values);
}

/** The server's sort for the list's. */
export function orderSort(sort: readonly ColumnOrder[]): OrderSort[] {
  return sort.flatMap(({ column, isDescending }) => {
    const field = sortFields[column];
    return field === undefined ? [] : [{ field, direction: isDescending ? 'DESC' : 'ASC' }];
  });
}

/** What can be chosen in the filters. `buyers` are those who are chosen already. */
export function orderFacets(buyers: readonly { readonly value: string; readonly label: string }[]): Facets {
  return {
    options: {
      status: orderStatuses.map((status) => ({ value: status, label: orderStatusLabels[status], count: null })),
      buyer: buyers.map((buyer) => ({ ...buyer, count: null })),
    },
    ranges: {},
  };
}
