import type { Static } from 'typebox';
import { businessTypeById, countryById, federationById } from '../../reference-data/index.ts';
import { AccessPage } from './access-page.ts';
import type { AddressRow } from './address-row.ts';
import type { AccessSchema, AddressSchema, MarkupSchema, UserSchema } from './user.schema.ts';
import type { MarkupRow, UserRow } from './user-row.ts';

/** REST's shape of an address. */
export const presentAddress = ({
  isPrimary: _isPrimary,
  version: _version,
  countryId,
  federationId,
  ...address
}: AddressRow): Static<typeof AddressSchema> => {
  const country = countryById(countryId);
  const federation = federationId === null ? undefined : federationById(federationId);
  return {
    ...address,
    countryId,
    country: country ? { id: country.id, name: country.name } : null,
    federationId,
    federation: federation ? { id: federation.id, name: federation.name } : null,
  };
};

/** REST's shape of a markup. */
export const presentMarkup = (userId: number, markup: MarkupRow): Static<typeof MarkupSchema> => ({
  ...markup,
  userId,
});

/** REST's shape of an access row: exactly the flag of its page is true. */
export const presentAccess = (
  userId: number,
  { id, page }: UserRow['accesses'][number],
): Static<typeof AccessSchema> => ({
  id,
  userId,
  pageId: page,
  labGrown: page === AccessPage.LAB_GROWN,
  white: page === AccessPage.WHITE,
  black: page === AccessPage.BLACK,
  mathingPairs: page === AccessPage.MATCHING_PAIRS,
  melee: page === AccessPage.MELEE,
  snP: page === AccessPage.SALT_AND_PEPPER,
  fancyShape: page === AccessPage.FANCY_SHAPE,
  fancyColor: page === AccessPage.FANCY_COLOR,
});

/** REST's shape of a user. */
export const presentUser = (user: UserRow): Static<typeof UserSchema> => ({
  id: user.id,
  email: user.email,
  role: user.role,
  approved: user.isApproved,
  blocked: user.isBlocked,
  blockedUntil: user.blockedUntil,
  emailConfirmed: user.isEmailConfirmed,
  registrationDate: user.registrationDate,
  lastLoginDate: user.lastLoginDate,
  primaryColor: user.primaryColor,
  domain: user.domain,
  logoUrl: user.logoUrl,
  markups: user.markups.map((markup) => presentMarkup(user.id, markup)),
  accesses: user.accesses.map((access) => presentAccess(user.id, access)),
  emailChannels: user.emailChannels.map(({ id, name }) => ({ id, name })),
  businessType: businessTypeById(user.businessTypeId ?? 0) ?? null,
  addresses: user.addresses.map(presentAddress),
});
