import { toQueryFilter } from '../../table/filters/filter-field';
import { listParts, sortLevels } from '../../table/list/list-parts';
import { readTableState } from '../../table/state/table-state';
import { users } from './user-list';

const { fields, shape } = listParts(users, null);

function listOf(search: string) {
  const { filters, sort } = readTableState(new URLSearchParams(search), shape);
  return { filter: toQueryFilter(fields, filters), sort: sortLevels(sort, users.columns) };
}

test('accepts the filter from a dashboard link', () => {
  expect(listOf('?approved=no').filter).toEqual({ isApproved: false });
});

test('sends every filter to the server', () => {
  expect(listOf('?q=levi&approved=yes&blocked=no&confirmed=yes&role=AGENT&role=USER&business=2').filter).toEqual({
    text: 'levi',
    isApproved: true,
    isBlocked: false,
    isEmailConfirmed: true,
    roles: ['AGENT', 'USER'],
    businessTypeIds: ['2'],
  });
});

test('sorts from newest to oldest by default', () => {
  expect(listOf('').sort).toEqual([{ field: 'REGISTRATION_DATE', direction: 'DESC' }]);
  expect(listOf('?sort=role.-email').sort).toEqual([
    { field: 'ROLE', direction: 'ASC' },
    { field: 'EMAIL', direction: 'DESC' },
  ]);
});
