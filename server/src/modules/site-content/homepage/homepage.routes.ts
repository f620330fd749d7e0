import { restShape } from '../../../kernel/resources/rest-shape.ts';
import { get, patch, type Route } from '../../../kernel/transport/route.ts';
import { Homepage } from './homepage.entity.ts';
import { findHomepage, updateHomepage } from './homepage.ts';

const shape = restShape(Homepage);

export const homepageRoutes: readonly Route[] = [
  get('/site/homepage', findHomepage, { ...shape, summary: 'Retrieves the pictures and videos of the home page.' }),
  patch('/site/homepage', updateHomepage, {
    ...shape,
    summary: 'Updates the home page. Null removes a picture or video. Omitted fields are unchanged.',
    from: ({ body }) => ({ set: body }),
    names: { homepageImage: 'topImage', '': 'set' },
    // Sufficient for a 40 MB video, which base64 enlarges by a third, and a few pictures.
    maxBodyBytes: 64_000_000,
  }),
];
