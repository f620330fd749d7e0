import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import { unsubscribeUrl } from '../../../platform/mail/unsubscribe-url.ts';
import { displayNameOf, type UserRow } from '../../accounts/users/index.ts';
import type { EmailValues } from './placeholders.ts';

/** The values of a mail to a user. */
export function valuesFor(user: UserRow, house: HouseConfig, token?: string): EmailValues {
  const [primary] = user.addresses;
  return {
    firstName: primary?.firstName ?? '',
    lastName: primary?.lastName ?? '',
    displayName: displayNameOf(user),
    company: primary?.company ?? '',
    email: user.email,
    ...ofHouse(house, token),
  };
}

/** The values of a mail to somebody invented. */
export const sampleValues = (house: HouseConfig): EmailValues => ({
  firstName: 'Noor',
  lastName: 'de Vries',
  displayName: 'Noor de Vries',
  company: 'De Vries Juweliers',
  email: 'noor@example.com',
  ...ofHouse(house),
});

const ofHouse = (house: HouseConfig, token?: string) => ({
  brandName: house.brandName,
  siteUrl: house.publicUrl,
  unsubscribeUrl: unsubscribeUrl(house, token),
});
