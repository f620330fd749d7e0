import { SortDirection } from '../../../kernel/input/page.ts';
import { mailPages } from './mail-pages.ts';
import { choice, type StandardPage, toggle, words } from './standard-page.ts';

/** Screens of the back office that list no stock. */
export const tradePages: readonly StandardPage[] = [
  {
    pageName: 'admin_users',
    list: 'users',
    title: 'Users',
    description: 'Everybody with an account.',
    isVisible: false,
    columns: [
      'displayName',
      'email',
      'role',
      'businessType',
      'isApproved',
      'isBlocked',
      'registrationDate',
      'lastLoginDate',
    ],
    sortField: 'REGISTRATION_DATE',
    sortDirection: SortDirection.DESC,
    filters: [
      words('text', 'Search'),
      choice('roles', 'Role'),
      choice('businessTypeIds', 'Business'),
      toggle('isApproved', 'Approved'),
      toggle('isBlocked', 'Blocked'),
      toggle('isEmailConfirmed', 'E-mail confirmed'),
    ],
  },
  {
    pageName: 'admin_orders',
    list: 'orders',
    title: 'Orders',
    description: 'Everything that was ordered.',
    isVisible: false,
    columns: ['id', 'createdAt', 'buyer.name', 'buyer.email', 'status', 'totalPrice', 'completedAt'],
    sortField: 'CREATED_AT',
    sortDirection: SortDirection.DESC,
    filters: [words('text', 'Search'), choice('statuses', 'Status'), choice('userIds', 'Buyer')],
  },
  ...mailPages,
];
