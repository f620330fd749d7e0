import { defineRecipe } from '@chakra-ui/react';
import { accountPages as pagesOfAccount } from '../../../shared/account/account-pages';

/** Style of an entry in the navigation bar below the header. */
export const navItem = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    py: '3',
    textStyle: 'md',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    cursor: 'button',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { color: 'fg' },
    _expanded: { color: 'fg', borderColor: 'accent' },
    '&[aria-current]': { color: 'fg', borderColor: 'accent' },
  },
});

/** Page linked in the footer or the account menu. */
export interface PlainPage {
  readonly href: string;
  readonly title: string;
}

/** Company pages. They are not linked on agents' domains. */
export const companyPages: readonly PlainPage[] = [
  { href: '/about-us', title: 'About us' },
  { href: '/contact', title: 'Contact' },
  { href: '/shows', title: 'Shows' },
  { href: '/partners', title: 'Partners' },
];

/** Page with the terms of sale, linked on all domains. */
export const termsPage: PlainPage = { href: '/terms', title: 'Terms of sale' };

/** Pages linked in the account menu. */
export const accountPages: readonly PlainPage[] = pagesOfAccount.map(({ href, label }) => ({ href, title: label }));

export const basketPages: readonly PlainPage[] = [
  { href: '/wishlist', title: 'Wishlist' },
  { href: '/cart', title: 'Cart' },
];

/** Pages linked for visitors who are not signed in. */
export const visitorPages: readonly PlainPage[] = [
  { href: '/login', title: 'Sign in' },
  { href: '/register', title: 'Open an account' },
];
