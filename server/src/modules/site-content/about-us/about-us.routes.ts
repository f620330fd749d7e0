import { get, patch, type Route } from '../../../kernel/transport/route.ts';
import { AboutUsSchema, presentAboutUs } from './about-us.presenter.ts';
import { findAboutUs, updateAboutUs } from './about-us.ts';

export const aboutUsRoutes: readonly Route[] = [
  get('/site/aboutus', findAboutUs, {
    summary: 'Pictures of the page about the house.',
    returns: AboutUsSchema,
    present: presentAboutUs,
  }),
  patch('/site/aboutus', updateAboutUs, {
    summary: 'Changes what is given of the page about the house; null removes, what is left out stays.',
    from: ({ body }) => ({ set: body }),
    names: { '': 'set' },
    // Two pictures of 10 MB as base64.
    maxBodyBytes: 28_000_000,
    returns: AboutUsSchema,
    present: presentAboutUs,
  }),
];
