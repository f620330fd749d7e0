import { get, patch, type Route } from '../../../kernel/transport/route.ts';
import { HomepageSchema, presentHomepage } from './homepage.presenter.ts';
import { findHomepage, updateHomepage } from './homepage.ts';

export const homepageRoutes: readonly Route[] = [
  get('/site/homepage', findHomepage, {
    summary: 'Pictures and videos of the home page.',
    returns: HomepageSchema,
    present: presentHomepage,
  }),
  patch('/site/homepage', updateHomepage, {
    summary: 'Changes what is given of the home page; null removes, what is left out stays.',
    from: ({ body }) => ({ set: body }),
    names: { homepageImage: 'topImage', '': 'set' },
    // A video of 40 MB grows by a third as base64; some pictures fit beside it.
    maxBodyBytes: 64_000_000,
    returns: HomepageSchema,
    present: presentHomepage,
  }),
];
