/** A page in the account menu. */
interface AccountPage {
  readonly href: string;
  readonly label: string;
}

/** All pages of the account in the order of its menu. */
export const accountPages: readonly AccountPage[] = [
  { href: '/account', label: 'Account' },
  { href: '/account/addressbook', label: 'Address book' },
  { href: '/account/orders', label: 'Orders' },
  { href: '/account/rings', label: 'Saved rings' },
  { href: '/account/programs', label: 'API access' },
];
