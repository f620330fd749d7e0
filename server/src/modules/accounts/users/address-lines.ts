import type { RowOf } from '../../../kernel/resources/resource-types.ts';
import { countryById, countryByName, federationById } from '../../reference-data/index.ts';
import type { Address } from './address.entity.ts';

/** Address in a user's address book. */
export type AddressBookEntry = RowOf<Address>;

/** Address that was read together with its user. */
export interface AddressRow extends AddressBookEntry {
  /** True for the user's first address. */
  readonly isPrimary: boolean;
}

/** Parts of a postal address. Null or missing parts are omitted from the printed address. */
export interface PostalAddress {
  readonly name: string;
  readonly company: string | null;
  /** Street and number. */
  readonly address: string;
  readonly line2?: string | null;
  readonly postcode?: string | null;
  readonly city: string;
  /** State or province. */
  readonly federation: string | null;
  /** English name of the country. */
  readonly country: string;
}

/** Returns an address book entry as a postal address, with the names of its country and state. */
export const postalAddressOf = (entry: AddressBookEntry): PostalAddress => ({
  name: `${entry.firstName} ${entry.lastName}`,
  company: entry.company,
  address: entry.address,
  line2: entry.line2,
  postcode: entry.postcode,
  city: entry.city,
  federation: entry.federationId === null ? null : (federationById(entry.federationId)?.name ?? null),
  country: countryById(entry.countryId)?.name ?? '',
});

/** Countries (ISO 3166-1 alpha-2) that write the postcode after the state: `New York, New York 10036`. */
const postcodeAfterState = new Set(['US', 'CA', 'AU']);

/** Countries that write the postcode after the city: `Mumbai 400051`. */
const postcodeAfterCity = new Set(['BD', 'ID', 'IN', 'JO', 'KW', 'LK', 'NZ', 'PK', 'SA', 'SG', 'TH', 'TW', 'ZA']);

/** Countries that write the postcode on its own line. */
const postcodeOnOwnLine = new Set(['GB', 'GG', 'IE', 'IM', 'JE']);

const joinParts = (parts: readonly (string | null | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator);

/**
 * Returns the lines with city, state and postcode, in the order used in the country. For unknown countries, the
 * postcode precedes the city.
 */
function cityLines({ postcode, city, federation, country }: PostalAddress): readonly (string | null | undefined)[] {
  const code = countryByName(country)?.code ?? '';
  if (postcodeAfterState.has(code)) return [joinParts([joinParts([city, federation], ', '), postcode], ' ')];
  if (postcodeAfterCity.has(code)) return [joinParts([city, postcode], ' '), federation];
  if (postcodeOnOwnLine.has(code)) return [city, federation, postcode];
  return [joinParts([postcode, city], ' '), federation];
}

/** Returns the address lines without the name of the recipient. */
export const localityLines = (address: PostalAddress): readonly string[] =>
  [address.company, address.address, address.line2, ...cityLines(address), address.country].flatMap((line) =>
    line ? [line] : [],
  );

/** Returns the lines of an address as printed on an envelope. */
export const addressLines = (address: PostalAddress): readonly string[] => [address.name, ...localityLines(address)];
