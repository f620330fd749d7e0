import type { CheckChoice } from '../../../forms/lists/check-list-field';
import type { ApiKeyFactsFragment, ApiKeyScope, ApiKeyState } from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import type { StatusTone } from '../../../ui/status-mark';
import { listText } from '../format-text';

/** Scope labels. A key never has more permissions than its owner. */
const scopes: Readonly<Record<ApiKeyScope, Omit<CheckChoice, 'value'>>> = {
  STOCK_READ: { label: 'Read stock', hint: 'Lists, items, search, exports and the feed, as the owner sees them.' },
  PRICES_READ: {
    label: 'Read prices',
    hint: 'The owner’s prices for that stock. Without this scope, prices are omitted.',
  },
  HOLDS_WRITE: { label: 'Hold stock', hint: 'Place and release holds for the owner.' },
  ORDERS_READ: { label: 'Read orders', hint: 'Orders and the cart, with their totals.' },
  ORDERS_WRITE: { label: 'Place orders', hint: 'Add to the cart, place orders and cancel them.' },
  WEBHOOKS_MANAGE: { label: 'Manage webhooks', hint: 'Manage the endpoints that webhooks are sent to.' },
};

/** Form options for all scopes. */
export const scopeChoices: readonly CheckChoice[] = Object.entries(scopes).map(([value, description]) => ({
  value,
  ...description,
}));

/** Formats scopes in the order of the form. `Read stock, read prices` */
export function scopesText(opened: readonly ApiKeyScope[]): string {
  const names = new Set<string>(opened);
  return listText(scopeChoices.filter(({ value }) => names.has(value)).map(({ label }) => label));
}

/** Labels of key states. */
export const stateText: Readonly<Record<ApiKeyState, { readonly label: string; readonly tone: StatusTone }>> = {
  ACTIVE: { label: 'Active', tone: 'ok' },
  EXPIRED: { label: 'Expired', tone: 'warn' },
  REVOKED: { label: 'Revoked', tone: 'neutral' },
};

/** Returns the visible parts of a key. `fk_k3x9…_…Ab4f` */
export const keyText = ({ publicId, lastFour }: Pick<ApiKeyFactsFragment, 'publicId' | 'lastFour'>): string =>
  `fk_${publicId}_…${lastFour}`;

/** Returns the time and IP address of the key's last use. */
export function lastUseText({ lastUsedAt, lastUsedAddress }: ApiKeyFactsFragment): string {
  if (lastUsedAt === null) {
    return 'Not used yet';
  }
  const from = lastUsedAddress === null ? '' : ` from ${lastUsedAddress}`;
  return `Last used ${formatDateTime(lastUsedAt)}${from}`;
}

/** Describes when a key expires, or when it expired or was revoked. */
export function endText({ state, expiresAt, revokedAt }: ApiKeyFactsFragment): string {
  if (revokedAt !== null) {
    return `Revoked ${formatDateTime(revokedAt)}`;
  }
  if (expiresAt === null) {
    return 'Does not expire';
  }
  return `${state === 'EXPIRED' ? 'Expired' : 'Expires'} ${formatDateTime(expiresAt)}`;
}
