import { SortDirection } from '../../../kernel/input/page.ts';
import { mailPages } from './mail-pages.ts';
import { choice, range, type StandardPage, toggle, words } from './standard-page.ts';

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
    filters: [
      words('text', 'Search'),
      choice('statuses', 'Status'),
      choice('userIds', 'Buyer'),
      range('createdAt', 'Placed'),
    ],
  },
  {
    pageName: 'admin_audit_log',
    list: 'auditLog',
    title: 'Audit log',
    description: 'Who changed what, and when.',
    isVisible: false,
    columns: ['label', 'action', 'actorEmail', 'at', 'changes'],
    sortField: null,
    filters: [
      words('text', 'Search'),
      choice('subjects', 'Kind of record'),
      choice('actions', 'What was done'),
      choice('actorIds', 'Administrator'),
      range('at', 'When'),
    ],
  },
  {
    pageName: 'admin_security_log',
    list: 'securityEvents',
    title: 'Security log',
    description: 'Who signed in, and who was refused.',
    isVisible: false,
    columns: ['kind', 'email', 'reason', 'ip', 'browser', 'count', 'at'],
    sortField: null,
    filters: [
      words('text', 'Search'),
      choice('kinds', 'What happened'),
      choice('userIds', 'User'),
      range('at', 'When'),
    ],
  },
  ...mailPages,
];
