import { accountPages as pagesOfAccount } from '../../../shared/account/account-pages';

/** A page of the house, or of an account. */
export interface PlainPage {
  readonly href: string;
  readonly title: string;
}

/** The house's own pages: on an agent's domain nobody is led there. */
export const housePages: readonly PlainPage[] = [
  { href: '/about-us', title: 'About us' },
  { href: '/contact', title: 'Contact' },
  { href: '/shows', title: 'Shows' },
  { href: '/partners', title: 'Partners' },
];

/** What holds wherever somebody orders. */
export const termsPage: PlainPage = { href: '/terms', title: 'Terms of sale' };

/** What a signed-in user has for themself. */
export const accountPages: readonly PlainPage[] = pagesOfAccount.map(({ href, label }) => ({ href, title: label }));

/** What a signed-in user means to buy. */
export const basketPages: readonly PlainPage[] = [
  { href: '/wishlist', title: 'Wishlist' },
  { href: '/cart', title: 'Cart' },
];

/** What a stranger has instead. */
export const strangersPages: readonly PlainPage[] = [
  { href: '/login', title: 'Sign in' },
  { href: '/register', title: 'Open an account' },
];
