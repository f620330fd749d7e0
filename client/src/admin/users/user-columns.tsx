import type { UserRowFragment } from '../../graphql/generated/graphql';
import type { TableColumn } from '../../table/state/table-column';
import { formatDate, formatDateTime } from '../../ui/dates';
import { StatusMark } from '../../ui/status-mark';
import { isBlockedNow, roleLabels } from './user-words';

function blockText({ blockedUntil }: UserRowFragment): string {
  return blockedUntil === null ? 'Blocked' : `Blocked until ${formatDate(blockedUntil)}`;
}

/** Columns of the list of users. */
export const userColumns: readonly TableColumn<UserRowFragment>[] = [
  { id: 'name', header: 'Name', filterId: 'q', cell: ({ displayName }) => displayName },
  { id: 'email', header: 'E-mail', isSortable: true, filterId: 'q', cell: ({ email }) => email },
  {
    id: 'approved',
    header: 'Approval',
    filterId: 'approved',
    cell: ({ isApproved }) => (
      <StatusMark tone={isApproved ? 'ok' : 'warn'}>{isApproved ? 'Approved' : 'Waits'}</StatusMark>
    ),
  },
  {
    id: 'blocked',
    header: 'Block',
    filterId: 'blocked',
    cell: (user) => (isBlockedNow(user, new Date()) ? <StatusMark tone="danger">{blockText(user)}</StatusMark> : 'No'),
  },
  { id: 'role', header: 'Role', isSortable: true, filterId: 'role', cell: ({ role }) => roleLabels[role] },
  {
    id: 'business',
    header: 'Business type',
    filterId: 'business',
    cell: ({ businessType }) => businessType?.name ?? '–',
  },
  {
    id: 'confirmed',
    header: 'E-mail confirmed',
    filterId: 'confirmed',
    cell: ({ isEmailConfirmed }) => (isEmailConfirmed ? 'Yes' : <StatusMark tone="warn">No</StatusMark>),
  },
  {
    id: 'registered',
    header: 'Registered',
    isSortable: true,
    filterId: null,
    cell: ({ registrationDate }) => formatDate(registrationDate),
  },
  {
    id: 'seen',
    header: 'Last sign-in',
    isSortable: true,
    filterId: null,
    cell: ({ lastLoginDate }) => (lastLoginDate === null ? 'Never' : formatDateTime(lastLoginDate)),
  },
];

/** All but the first, which is always shown. */
export const defaultUserColumns = userColumns.slice(1).map(({ id }) => id);
