import { invalid } from '../../../kernel/errors/errors.ts';
import { InputType } from '../../../kernel/graphql.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { countryById, federationById } from '../../reference-data/index.ts';
import { Address } from './address.entity.ts';

/** Maximum number of addresses in a registration. */
export const maxAddresses = 20;

const inputFields = [
  ...(['firstName', 'lastName', 'company', 'vatNumber', 'address', 'line2', 'postcode', 'city'] as const),
  ...(['countryId', 'federationId', 'phone', 'email', 'isBilling'] as const),
] as const;

@InputType({ description: 'A postal address.' })
export class AddressInput extends newFields(Address, inputFields) {}

@InputType({ description: 'Changed fields of an address. Omitted fields are unchanged. Null clears a field.' })
export class AddressPatch extends changedFields(Address, inputFields) {}

/** Throws INVALID_REQUEST if the country does not exist, or if the federation is in another country. */
export function checkRegion(path: string, countryId: number, federationId: number | null | undefined): void {
  if (!countryById(countryId)) throw invalid(`${path}.countryId`, 'is not a valid country');
  if (federationId !== null && federationId !== undefined && federationById(federationId)?.countryId !== countryId) {
    throw invalid(`${path}.federationId`, 'is not a federation of this country');
  }
}
