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
];

/** What holds wherever somebody orders. */
export const termsPage: PlainPage = { href: '/terms', title: 'Terms of sale' };

/** What a signed-in user has for themself. */
export const accountPages: readonly PlainPage[] = [
  { href: '/account', title: 'Account' },
  { href: '/account/orders', title: 'Orders' },
  { href: '/account/rings', title: 'Saved rings' },
  { href: '/account/addressbook', title: 'Address book' },
];

/** What a signed-in user means to buy. */
export const basketPages: readonly PlainPage[] = [
  { href: '/wishlist', title: 'Wishlist' },
  { href: '/cart', title: 'Cart' },
];
