import { readTableState } from '../../table/state/table-state';
import { orderFilter, orderShape, orderSort } from './order-list';

function listOf(search: string) {
  const { filters, sort } = readTableState(new URLSearchParams(search), orderShape);
  return { filter: orderFilter(filters), sort: orderSort(sort) };
}

test('the address of the dashboard gives exactly its filter', () => {
  expect(listOf('?status=PROCESSING').filter).toEqual({ statuses: ['PROCESSING'] });
});

test('text, several statuses and buyers reach the server', () => {
  expect(listOf('?q=F-1042&status=PAYMENT&status=DELIVERY&buyer=7').filter).toEqual({
    text: 'F-1042',
    statuses: ['PAYMENT', 'DELIVERY'],
    userIds: ['7'],
  });
});

test('newest first unless sorted otherwise', () => {
  expect(listOf('').sort).toEqual([{ field: 'CREATED_AT', direction: 'DESC' }]);
  expect(listOf('?sort=total').sort).toEqual([{ field: 'TOTAL_PRICE', direction: 'ASC' }]);
});
