import Type from 'typebox';
import { list, put, type Route } from '../../../kernel/transport/route.ts';
import {
  presentSupportContact,
  SentSupportContactsSchema,
  SupportContactSchema,
} from './support-contacts.presenter.ts';
import { listSupportContacts, replaceSupportContacts } from './support-contacts.ts';

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
