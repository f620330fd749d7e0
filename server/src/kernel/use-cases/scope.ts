import { describedEnum } from '../values/described-enum.ts';

/** What a key may open of what its owner may do, each with what it comes to. */
const scopeWords = {
  STOCK_READ: 'Lists, items, search and exports of stock, as its owner sees it.',
  PRICES_READ: 'The prices of that stock, as its owner pays them. Without it they are null.',
  HOLDS_WRITE: 'Holding stock for its owner, and letting it go again.',
  ORDERS_READ: 'The orders and the cart of its owner, with what they come to.',
  ORDERS_WRITE: 'Filling the cart of its owner, placing orders (with PRICES_READ) and cancelling them.',
  WEBHOOKS_MANAGE: 'Where the house tells its owner’s programs what has happened.',
} as const;

/** Something that a key opens. */
export type Scope = keyof typeof scopeWords;

/** Whether a text names one of them. */
export const isScope = (text: string): text is Scope => Object.hasOwn(scopeWords, text);

/** All of them, in the order in which people read them. */
export const allScopes: readonly Scope[] = Object.keys(scopeWords).filter(isScope);

/** To which keys something is open, for people; nothing where it is to none. */
export const openToKeys = (keys: Scope | 'every' | undefined): string => {
  if (keys === undefined) return '';
  return keys === 'every' ? 'Open to every key.' : `Open to keys with the scope ${keys}.`;
};

/** The scopes as GraphQL's enum. */
export const ApiKeyScope: Readonly<Record<string, Scope>> = Object.fromEntries(allScopes.map((name) => [name, name]));

describedEnum(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: 'What a key opens to a program: of what its owner may do, and never more than that.',
  values: scopeWords,
});
