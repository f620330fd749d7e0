import Type, { type Static } from 'typebox';
import { ImageAddress } from '../media.schema.ts';
import type { SupportContact } from './support-contact.entity.ts';

const Text = (description: string) => Type.Union([Type.String(), Type.Null()], { description });

const fields = {
  name: Type.String({ description: 'First and last name.' }),
  title: Text('What they do in the house.'),
  phone: Text('Telephone number.'),
  email: Text('E-mail address.'),
  whatsapp: Text('Number on WhatsApp.'),
};

export const SupportContactSchema = Type.Object(
  { ...fields, imageUrl: ImageAddress('Portrait') },
  { title: 'SupportContact', description: 'Somebody of the house who helps.', additionalProperties: false },
);

/** The whole list as it is sent: what was read, changed. */
export const SentSupportContactsSchema = Type.Array(
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

/** REST's shape of a support contact. */
export const presentSupportContact = ({
  name,
  title,
  phone,
  email,
  whatsapp,
  imageUrl,
}: SupportContact): Static<typeof SupportContactSchema> => ({ name, title, phone, email, whatsapp, imageUrl });
