import Type, { type Static } from 'typebox';
import { list, put, type Route } from '../../../kernel/transport/route.ts';
import { ImageAddress } from '../page-media.ts';
import type { SupportContact } from './support-contact.entity.ts';
import { listSupportContacts, replaceSupportContacts } from './support-contacts.ts';

const Text = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const fields = {
  name: Type.String({ description: 'First and last name.' }),
  title: Text('What they do in the house.'),
  phone: Text('Telephone number.'),
  email: Text('E-mail address.'),
  whatsapp: Text('Number on WhatsApp.'),
};

const SupportContactSchema = Type.Object(
  { ...fields, imageUrl: ImageAddress('Portrait') },
  { title: 'SupportContact', description: 'Somebody of the house who helps.', additionalProperties: false },
);

/** The whole list, to replace the present one. */
const SentSupportContactsSchema = Type.Array(
  Type.Object({
    name: fields.name,
    title: Type.Optional(fields.title),
    phone: Type.Optional(fields.phone),
    email: Type.Optional(fields.email),
    whatsapp: Type.Optional(fields.whatsapp),
    imageUrl: Type.Optional(
      Text('Portrait as base64, with or without a data-URL prefix; or its address, where the list has it already.'),
    ),
  }),
  { maxItems: 100, description: 'In the order in which they are shown.' },
);

const presentSupportContact = ({
  name,
  title,
  phone,
  email,
  whatsapp,
  imageUrl,
}: SupportContact): Static<typeof SupportContactSchema> => ({ name, title, phone, email, whatsapp, imageUrl });

export const supportContactsRoutes: readonly Route[] = [
  list('/contact/support', listSupportContacts, {
    summary: 'Whom of the house to ask, in its order.',
    returns: SupportContactSchema,
    present: presentSupportContact,
  }),
  put('/contact/support', replaceSupportContacts, {
    summary: 'Replaces the list of support contacts as a whole.',
    from: ({ body }) => ({ contacts: body }),
    names: { imageUrl: 'image', '': 'contacts' },
    body: SentSupportContactsSchema,
    returns: Type.Array(SupportContactSchema),
    present: ({ contacts }) => contacts.map(presentSupportContact),
  }),
];
