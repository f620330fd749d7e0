import Type, { type Static } from 'typebox';
import type { ContactInfoView } from './contact-info.ts';

const Text = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Degrees = (description: string, most: number) =>
  Type.Union([Type.Number({ minimum: -most, maximum: most }), Type.Null()], { description });

export const ContactInfoSchema = Type.Object(
  {
    companyName: Type.String({ description: 'Name of the company; the brand where none is given.' }),
    address: Text('Street and number.'),
    city: Text('City with its postal code.'),
    country: Text('Country.'),
    phone: Text('Telephone number.'),
    fax: Text('Fax number.'),
    email: Text('E-mail address.'),
    openingHours: Text('Opening hours, perhaps in several lines.'),
    latitude: Degrees('Degrees north; null together with the longitude.', 90),
    longitude: Degrees('Degrees east; null together with the latitude.', 180),
    facebook: Text("Address of the house's page on Facebook."),
    instagram: Text("Address of the house's page on Instagram."),
    linkedin: Text("Address of the house's page on LinkedIn."),
  },
  { title: 'ContactInfo', description: 'How the house is reached. Null: not given.', additionalProperties: false },
);

/** REST's shape of how the house is reached. */
export const presentContactInfo = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  ...info
}: ContactInfoView): Static<typeof ContactInfoSchema> => info;
