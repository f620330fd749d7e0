import type { BusinessTypesQuery, UserFilter, UserSort, UserSortField } from '../../graphql/generated/graphql';
import type { Facets } from '../../table/filters/facets';
import { type FilterField, toQueryFilter } from '../../table/filters/filter-field';
import type { FilterValues } from '../../table/filters/values/filter-value';
import type { ColumnOrder, TableShape } from '../../table/state/table-state';
import { roleLabels, roles } from './user-words';

/** The filters of the list of users, by their names in the URL. */
export const userFields: readonly FilterField<UserFilter>[] = [
  { kind: 'text', id: 'q', label: 'Name, e-mail or company', apply: (text) => ({ text }) },
  { kind: 'toggle', id: 'approved', label: 'Approved', apply: (isApproved) => ({ isApproved }) },
  { kind: 'toggle', id: 'blocked', label: 'Blocked', apply: (isBlocked) => ({ isBlocked }) },
  {
    kind: 'toggle',
    id: 'confirmed',
    label: 'E-mail confirmed',
    apply: (isEmailConfirmed) => ({ isEmailConfirmed }),
  },
  {
    kind: 'options',
    id: 'role',
    label: 'Role',
    apply: (values) => ({ roles: roles.filter((role) => values.includes(role)) }),
  },
  { kind: 'options', id: 'business', label: 'Business type', apply: (businessTypeIds) => ({ businessTypeIds }) },
];

/** Column of the list → field of the server's sort. */
const sortFields: Readonly<Record<string, UserSortField>> = {
  email: 'EMAIL',
  role: 'ROLE',
  registered: 'REGISTRATION_DATE',
  seen: 'LAST_LOGIN_DATE',
};

/** What the list of users can show. */
export const userShape: TableShape = {
  fields: userFields,
  sortable: Object.keys(sortFields),
  defaultSort: [{ column: 'registered', isDescending: true }],
};

/** The server's filter for what is set. */
export function userFilter(values: FilterValues): UserFilter {
  return toQueryFilter(userFields, values);
}

/** The server's sort for the list's. */
export function userSort(sort: readonly ColumnOrder[]): UserSort[] {
  return sort.flatMap(({ column, isDescending }) => {
    const field = sortFields[column];
    return field === undefined ? [] : [{ field, direction: isDescending ? 'DESC' : 'ASC' }];
  });
}

/** What can be chosen in the filters. */
export function userFacets(data: BusinessTypesQuery | undefined): Facets {
  return {
    options: {
      role: roles.map((role) => ({ value: role, label: roleLabels[role], count: null })),
      business: data?.referenceLists?.businessTypes.map(({ id, name }) => ({ value: id, label: name, count: null })),
    },
    ranges: {},
  };
}
