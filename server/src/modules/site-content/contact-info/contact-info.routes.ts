import { get, put, type Route } from '../../../kernel/transport/route.ts';
import { ContactInfoSchema, presentContactInfo } from './contact-info.presenter.ts';
import { findContactInfo, updateContactInfo } from './contact-info.ts';

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
