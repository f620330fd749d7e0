import Type, { type Static } from 'typebox';
import { get, put, type Route } from '../../../kernel/transport/route.ts';
import { type ContactInfoView, findContactInfo, updateContactInfo } from './contact-info.ts';

const Text = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Degrees = (description: string, most: number) =>
  Type.Union([Type.Number({ minimum: -most, maximum: most }), Type.Null()], { description });

const ContactInfoSchema = Type.Object(
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

const presentContactInfo = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  ...info
}: ContactInfoView): Static<typeof ContactInfoSchema> => info;

const shape = { present: presentContactInfo, returns: ContactInfoSchema };

export const contactInfoRoutes: readonly Route[] = [
  get('/contact', findContactInfo, { ...shape, summary: 'How the house is reached.' }),
  put('/contact', updateContactInfo, {
    ...shape,
    summary: 'Changes what is given of how the house is reached; null removes, what is left out stays.',
    from: ({ body }) => ({ set: body }),
    names: { '': 'set' },
  }),
];
