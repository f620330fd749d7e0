import * as v from 'valibot';
import { optionalNumberFromText, optionalTextUpTo } from '../../../forms/field-rules';
import type { ContactInfoRecordFragment } from '../../../graphql/generated/graphql';
import { optionalEmailText, optionalWebAddress } from '../../kit/optional-rules';

/** How the house is reached, as it is typed; left empty it is not given. */
export const contactDetailsForm = v.object({
  companyName: optionalTextUpTo(200),
  address: optionalTextUpTo(200),
  city: optionalTextUpTo(200),
  country: optionalTextUpTo(200),
  phone: optionalTextUpTo(50),
  fax: optionalTextUpTo(50),
  email: optionalEmailText,
  openingHours: optionalTextUpTo(1_000),
  latitude: optionalNumberFromText,
  longitude: optionalNumberFromText,
  facebook: optionalWebAddress,
  instagram: optionalWebAddress,
  linkedin: optionalWebAddress,
});

type TypedContactDetails = v.InferInput<typeof contactDetailsForm>;

export const contactLabels: Readonly<Record<keyof TypedContactDetails, string>> = {
  companyName: 'Company',
  address: 'Street and number',
  city: 'City with its postal code',
  country: 'Country',
  phone: 'Telephone',
  fax: 'Fax',
  email: 'Email',
  openingHours: 'Opening hours',
  latitude: 'Degrees north',
  longitude: 'Degrees east',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/**
 * What the form holds of the stored details. A company that has no name of its own goes by the brand.
 * @param brandName of the house
 */
export function typedContactDetails(stored: ContactInfoRecordFragment, brandName: string): TypedContactDetails {
  const { companyName, latitude, longitude } = stored;
  return {
    companyName: companyName === brandName ? '' : companyName,
    address: stored.address ?? '',
    city: stored.city ?? '',
    country: stored.country ?? '',
    phone: stored.phone ?? '',
    fax: stored.fax ?? '',
    email: stored.email ?? '',
    openingHours: stored.openingHours ?? '',
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
    facebook: stored.facebook ?? '',
    instagram: stored.instagram ?? '',
    linkedin: stored.linkedin ?? '',
  };
}
