interface AccountPage {
  readonly href: string;
  readonly label: string;
}

/** All account pages in menu order. */
export const accountPages: readonly AccountPage[] = [
  { href: '/account', label: 'Account' },
  { href: '/account/addressbook', label: 'Address book' },
  { href: '/account/orders', label: 'Orders' },
  { href: '/account/rings', label: 'Saved rings' },
  { href: '/account/programs', label: 'API access' },
];
