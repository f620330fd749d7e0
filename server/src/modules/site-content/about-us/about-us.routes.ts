import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { get, patch, type Route } from '../../../kernel/transport/route.ts';
import { AboutUs } from './about-us.entity.ts';
import { findAboutUs, updateAboutUs } from './about-us.ts';

const shape = restShape(AboutUs);

export const aboutUsRoutes: readonly Route[] = [
  get('/site/aboutus', findAboutUs, { ...shape, summary: 'Retrieves the pictures of the "About us" page.' }),
  patch('/site/aboutus', updateAboutUs, {
    ...shape,
    summary: 'Updates the "About us" page. Null removes a picture. Omitted fields are unchanged.',
    from: ({ body }) => ({ set: body }),
    names: { '': 'set' },
    // Sufficient for two 10 MB pictures encoded as base64.
    maxBodyBytes: 28_000_000,
  }),
];
