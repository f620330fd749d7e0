import { useQuery } from '@apollo/client/react';
import {
  AdminUsersDocument,
  BusinessTypesDocument,
  type UserRowFragment,
  type UserSortField,
} from '../../graphql/generated/graphql';
import { listColumn } from '../../table/columns/list-column';
import type { Choices, ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { approvalMark, blockMark, confirmationMark, roleLabels as labels } from './user-text';

function useBusinessTypes(): Choices {
  const { data } = useQuery(BusinessTypesDocument);
  return {
    business: data?.referenceLists?.businessTypes.map(({ id, name }) => ({ value: id, label: name, count: null })),
  };
}

const column = listColumn<UserRowFragment, UserSortField>;

export const users: ListDeclaration<UserRowFragment, UserSortField> = {
  pageId: 'admin_users',
  noun: 'user',
  plural: 'users',
  source: listSource(AdminUsersDocument, (data) => data.users),
  rowName: ({ email }) => email,
  columns: [
    column({ path: 'displayName', id: 'name', header: 'Name' }),
    column({ path: 'company', header: 'Company' }),
    // Approval and block state come first, because the last columns are off-screen on phones.
    column({ path: 'isApproved', id: 'approved', header: 'Approval', mark: approvalMark }),
    column({ path: 'isBlocked', id: 'blocked', header: 'Blocked', mark: blockMark }),
    column({ path: 'email', header: 'Email', sort: 'EMAIL' }),
    column({ path: 'role', header: 'Role', labels, sort: 'ROLE' }),
    column({ path: 'businessType', id: 'business', header: 'Business type', value: 'reference' }),
    column({ path: 'isEmailConfirmed', id: 'confirmed', header: 'Email confirmed', mark: confirmationMark }),
    column({
      path: 'registrationDate',
      id: 'registered',
      header: 'Registered',
      value: 'date',
      sort: 'REGISTRATION_DATE',
    }),
    column({
      path: 'lastLoginDate',
      id: 'seen',
      header: 'Last sign-in',
      value: 'moment',
      missing: 'Never',
      sort: 'LAST_LOGIN_DATE',
    }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name, email or company' }),
    listFilter({ field: 'isApproved', id: 'approved', kind: 'toggle', label: 'Approved' }),
    listFilter({ field: 'isBlocked', id: 'blocked', kind: 'toggle', label: 'Blocked' }),
    listFilter({ field: 'isEmailConfirmed', id: 'confirmed', kind: 'toggle', label: 'Email confirmed' }),
    listFilter({ field: 'roles', id: 'role', kind: 'options', label: 'Role', labels }),
    listFilter({ field: 'businessTypeIds', id: 'business', kind: 'options', label: 'Business type' }),
  ],
  useChoices: useBusinessTypes,
  sort: { field: 'REGISTRATION_DATE', direction: 'DESC' },
};
