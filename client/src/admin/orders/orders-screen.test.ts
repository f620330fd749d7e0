import { toQueryFilter } from '../../table/filters/filter-field';
import { listParts, sortLevels } from '../../table/list/list-parts';
import { readTableState } from '../../table/state/table-state';
import { orders } from './orders-screen';

const { fields, shape } = listParts(orders, null);

function listOf(search: string) {
  const { filters, sort } = readTableState(new URLSearchParams(search), shape);
  return { filter: toQueryFilter(fields, filters), sort: sortLevels(sort, orders.columns) };
}

test('accepts the filter from a dashboard link', () => {
  expect(listOf('?status=PROCESSING').filter).toEqual({ statuses: ['PROCESSING'] });
});

test('sends text, statuses and buyers to the server, and omits unknown statuses', () => {
  expect(listOf('?q=F-1042&status=PAYMENT&status=LOST&status=DELIVERY&buyer=7').filter).toEqual({
    text: 'F-1042',
    statuses: ['PAYMENT', 'DELIVERY'],
    userIds: ['7'],
  });
});

test('shows test orders only on request', () => {
  expect(listOf('?tests=yes').filter).toEqual({ isTest: true });
});

test('sorts from newest to oldest by default', () => {
  expect(listOf('').sort).toEqual([{ field: 'CREATED_AT', direction: 'DESC' }]);
  expect(listOf('?sort=total').sort).toEqual([{ field: 'TOTAL_PRICE', direction: 'ASC' }]);
});
