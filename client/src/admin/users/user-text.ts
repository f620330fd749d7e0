import type { AccessPage, UserRole, UserRowFragment } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';
import { formatDate } from '../../ui/dates';

export const roleLabels: Readonly<Record<UserRole, string>> = {
  ADMINISTRATOR: 'Administrator',
  AGENT: 'Agent',
  USER: 'User',
};

/** Explanations of roles, shown to administrators. */
export const roleMeanings: Readonly<Record<UserRole, string>> = {
  ADMINISTRATOR: 'Can see and change everything, including the back office.',
  AGENT: 'Can browse and order, with their own logo, colour and domain.',
  USER: 'Can browse and order.',
};

/** Labels of the pages that users can be given access to, in the order of the shop menu. */
export const accessPageLabels: Readonly<Record<AccessPage, string>> = {
  WHITE: 'White',
  FANCY_COLOR: 'Fancy colours',
  FANCY_SHAPE: 'Fancy shapes',
  LAB_GROWN: 'Lab grown',
  SALT_AND_PEPPER: 'Salt and pepper',
  BLACK: 'Black',
  MATCHING_PAIRS: 'Matching pairs',
  MELEE: 'Melee',
};

function isRole(value: string): value is UserRole {
  return Object.hasOwn(roleLabels, value);
}

function isAccessPage(value: string): value is AccessPage {
  return Object.hasOwn(accessPageLabels, value);
}

/** User roles in descending order of permissions. */
export const roles: readonly UserRole[] = Object.keys(roleLabels).filter(isRole);

export const roleChoices = roles.map((role) => ({ value: role, label: roleLabels[role] }));

/** All access pages, in the order of `accessPageLabels`. */
export const accessPages: readonly AccessPage[] = Object.keys(accessPageLabels).filter(isAccessPage);

/** Block state of a user. */
export type Blocking = Pick<UserRowFragment, 'isBlocked' | 'blockedUntil'>;

/** Returns whether the user is blocked at the given time. A block ends at its end date. */
export function isBlockedNow({ isBlocked, blockedUntil }: Blocking, now: Date): boolean {
  return isBlocked && (blockedUntil === null || new Date(blockedUntil) > now);
}

export function approvalMark({ isApproved }: Pick<UserRowFragment, 'isApproved'>): Mark {
  return isApproved ? { text: 'Approved', tone: 'ok' } : { text: 'Pending', tone: 'warn' };
}

/** Returns a mark for the block state of a user, with the end date if there is one. */
export function blockMark(user: Blocking): Mark {
  const { blockedUntil } = user;
  if (!isBlockedNow(user, new Date())) {
    return { text: 'No' };
  }
  return { text: blockedUntil === null ? 'Blocked' : `Blocked until ${formatDate(blockedUntil)}`, tone: 'danger' };
}

/** Returns a mark that shows whether a user has confirmed the email address. */
export function confirmationMark({ isEmailConfirmed }: Pick<UserRowFragment, 'isEmailConfirmed'>): Mark {
  return isEmailConfirmed ? { text: 'Yes' } : { text: 'No', tone: 'warn' };
}
