import { describedEnum } from '../values/described-enum.ts';

/** API key scopes and their descriptions. A scope grants a subset of the owner's rights. */
const scopeWords = {
  STOCK_READ: 'Reads lists, items, search results and exports of stock that the owner can see.',
  PRICES_READ: 'Reads stock prices for the owner. Without this scope, prices are null.',
  HOLDS_WRITE: 'Places and releases holds for the owner.',
  ORDERS_READ: 'Reads the owner’s orders and cart, with their totals.',
  ORDERS_WRITE: 'Changes the owner’s cart, and places (with PRICES_READ) and cancels orders.',
  WEBHOOKS_MANAGE: 'Manages the owner’s webhook endpoints.',
} as const;

export type Scope = keyof typeof scopeWords;

/** Returns whether a string is the name of a scope. */
export const isScope = (text: string): text is Scope => Object.hasOwn(scopeWords, text);

/** All scopes, in the order in which screens list them. */
export const allScopes: readonly Scope[] = Object.keys(scopeWords).filter(isScope);

/** Returns a sentence that states which keys may call an operation. Empty if no key may call it. */
export const openToKeys = (keys: Scope | 'every' | undefined): string => {
  if (keys === undefined) return '';
  return keys === 'every' ? 'Available to every API key.' : `Available to API keys with the scope ${keys}.`;
};

export const ApiKeyScope: Readonly<Record<string, Scope>> = Object.fromEntries(allScopes.map((name) => [name, name]));

describedEnum(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'Scope of an API key. A key never has more rights than its owner.',
  values: scopeWords,
});
