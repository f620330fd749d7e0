import { readTableState } from '../../table/state/table-state';
import { stockFields, stockFilter } from './stock-fields';

const shape = { fields: stockFields, sortable: [], defaultSort: [] };

const colors = [
  { __typename: 'Color', id: '4', label: 'G', rank: 4, name: 'White', variation: 'G', category: 'WHITE' },
  { __typename: 'Color', id: '120', label: 'Fancy Pink', rank: 9, name: 'Pink', variation: 'Fancy', category: 'FANCY' },
] as const;

function filterOf(search: string) {
  return stockFilter(readTableState(new URLSearchParams(search), shape).filters, colors);
}

test('no two filters share a name in the URL', () => {
  const ids = stockFields.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('the addresses of the dashboard give exactly their filters', () => {
  expect(filterOf('?status=AVAILABLE&active=yes')).toEqual({ statuses: ['AVAILABLE'], isActive: true });
  expect(filterOf('?status=HOLD')).toEqual({ statuses: ['HOLD'] });
  expect(filterOf('?active=no')).toEqual({ isActive: false });
});

test('the back office’s own filters reach the server beside the shop’s', () => {
  expect(filterOf('?vendor=Kiran&holder=7&everyone=yes&highlighted=no&no=F-1+F-2&carat=1..2')).toEqual({
    vendors: ['Kiran'],
    holdUserIds: ['7'],
    showToAll: true,
    isHighlighted: false,
    stockNumbers: ['F-1', 'F-2'],
    carats: { min: 1, max: 2 },
  });
});

test('a hue stands for its colours, together with the letters', () => {
  expect(filterOf('?color=4&hue=Pink')).toEqual({ colorIds: ['4', '120'] });
});

test('nothing set means the whole stock', () => {
  expect(filterOf('')).toEqual({});
});
