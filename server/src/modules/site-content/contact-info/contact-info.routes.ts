import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { get, put, type Route } from '../../../kernel/transport/route.ts';
import { ContactInfo } from './contact-info.entity.ts';
import { findContactInfo, updateContactInfo } from './contact-info.ts';

const shape = restShape(ContactInfo);

export const contactInfoRoutes: readonly Route[] = [
  get('/contact', findContactInfo, { ...shape, summary: 'Retrieves the contact details.' }),
  put('/contact', updateContactInfo, {
    ...shape,
    summary: 'Updates the contact details. Null clears a field. Omitted fields are unchanged.',
    from: ({ body }) => ({ set: body }),
    names: { '': 'set' },
  }),
];
