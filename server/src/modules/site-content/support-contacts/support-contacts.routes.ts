import Type from 'typebox';
import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { list, put, type Route } from '../../../kernel/transport/route.ts';
import { SupportContact } from './support-contact.entity.ts';
import { listSupportContacts, replaceSupportContacts } from './support-contacts.ts';

const supportContact = restShape(SupportContact);

const SentSupportContactsSchema = Type.Array(
  Type.Object(
    {
      ...Type.Partial(supportContact.returns).properties,
      imageUrl: Type.Optional(
        Type.Union([Type.String(), Type.Null()], {
          description:
            'Portrait as base64, with or without a data-URL prefix, or the path of a portrait in the current list.',
        }),
      ),
    },
    { required: ['name'] },
  ),
  { maxItems: 100, description: 'Contacts in display order.' },
);

export const supportContactsRoutes: readonly Route[] = [
  list('/contact/support', listSupportContacts, { ...supportContact, summary: 'Lists the support contacts.' }),
  put('/contact/support', replaceSupportContacts, {
    summary: 'Replaces the list of support contacts.',
    from: ({ body }) => ({ contacts: body }),
    names: { imageUrl: 'image', '': 'contacts' },
    body: SentSupportContactsSchema,
    returns: Type.Array(supportContact.returns),
    present: ({ contacts }) => contacts.map(supportContact.present),
  }),
];
