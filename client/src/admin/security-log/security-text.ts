import type { SecurityEventKind, SecurityEventLineFragment } from '../../graphql/generated/graphql';
import type { Mark } from '../../table/columns/list-column';
import { formatDateTime } from '../../ui/dates';

/** What has happened, in words. */
export const kindLabels: Readonly<Record<SecurityEventKind, string>> = {
  SIGNED_IN: 'Signed in',
  SIGN_IN_FAILED: 'Sign-in failed',
  RATE_LIMITED: 'Limit reached',
  ACCESS_REFUSED: 'Access refused',
  KEY_REFUSED: 'Key refused',
  KEY_EXPOSED: 'Key in an address',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_REFUSED: 'Password change refused',
  PASSWORD_RESET_REQUESTED: 'Password reset asked for',
  PASSWORD_RESET: 'Password reset',
  REGISTERED: 'Registered',
  APPROVED: 'Approved',
  APPROVAL_WITHDRAWN: 'Approval withdrawn',
  BLOCKED: 'Blocked',
  UNBLOCKED: 'Block lifted',
  ROLE_CHANGED: 'Role changed',
  USER_DELETED: 'User deleted',
  SHOP_SEEN_AS: 'Shop seen as this user',
};

const tones: Readonly<Partial<Record<SecurityEventKind, Mark['tone']>>> = {
  SIGN_IN_FAILED: 'danger',
  RATE_LIMITED: 'danger',
  ACCESS_REFUSED: 'danger',
  PASSWORD_REFUSED: 'danger',
  KEY_REFUSED: 'danger',
  KEY_EXPOSED: 'danger',
  PASSWORD_CHANGED: 'warn',
  PASSWORD_RESET: 'warn',
  ROLE_CHANGED: 'warn',
  SHOP_SEEN_AS: 'warn',
};

/** What has happened, marked where somebody should look. */
export function kindMark({ kind }: Pick<SecurityEventLineFragment, 'kind'>): Mark {
  const tone = tones[kind];
  return { text: kindLabels[kind], ...(tone === undefined ? {} : { tone }) };
}

/** Codes of errors and names of limits, in words. */
const reasonLabels: Readonly<Record<string, string>> = {
  USER_NOT_FOUND: 'No account has this address',
  WRONG_PASSWORD: 'Wrong password',
  USER_BLOCKED: 'The user is blocked',
  EMAIL_NOT_VERIFIED: 'The email address is not confirmed',
  ACCOUNT_NOT_APPROVED: 'The account is not approved',
  INVALID_RECAPTCHA: 'The captcha was not solved',
  INVALID_TOKEN: 'The link is wrong or too old',
  MAINTENANCE: 'The house is closed',
  administrator: 'For administrators only',
  signedIn: 'For users only',
  login: 'Too many sign-ins that failed',
  signIn: 'Too many sign-ins',
  register: 'Too many registrations',
  reset: 'Too many password resets asked for',
  resetPassword: 'Too many password resets',
  changePassword: 'Too many changes of a password',
  confirmEmail: 'Too many confirmations of an address',
  contact: 'Too many messages',
  exportList: 'Too many exports',
  priceList: 'Too many price lists',
  invitation: 'Too many invitations',
  pageView: 'Too many page views',
  cost: 'Too many requests',
  apiKey: 'Too many keys that are none',
  keys: 'Not for keys',
  STOCK_READ: 'The key does not read stock',
  PRICES_READ: 'The key does not read prices',
  HOLDS_WRITE: 'The key holds nothing',
  ORDERS_READ: 'The key does not read orders',
  ORDERS_WRITE: 'The key does not order',
  WEBHOOKS_MANAGE: 'The key manages no webhooks',
  UNKNOWN: 'There is no such key',
  WRONG_SECRET: 'The secret is wrong',
  REVOKED: 'The key is revoked',
  ROTATED: 'The key was rotated',
  EXPIRED: 'The key has expired',
  FOREIGN_ADDRESS: 'The key does not work from there',
  OWNER: 'Its owner may not sign in',
};

/** Why, or what was changed. */
export function reasonText({ kind, reason }: Pick<SecurityEventLineFragment, 'kind' | 'reason'>): string | null {
  if (kind === 'BLOCKED') {
    return reason === null ? 'For ever' : `Until ${formatDateTime(reason)}`;
  }
  return reason === null ? null : (reasonLabels[reason] ?? reason);
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome on Windows`; what is no browser by its own name. */
export function browserText(browser: string | null): string | null {
  if (browser === null) {
    return null;
  }
  const name = browsers.find(([pattern]) => pattern.test(browser))?.[1];
  const system = systems.find(([pattern]) => pattern.test(browser))?.[1];
  return name === undefined ? browser.slice(0, 40) : system === undefined ? name : `${name} on ${system}`;
}
