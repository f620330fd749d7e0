import Type, { type Static } from 'typebox';
import { get, patch, type Route } from '../../../kernel/transport/route.ts';
import { ImageAddress, VideoAddress } from '../page-media.ts';
import type { Homepage } from './homepage.entity.ts';
import { findHomepage, updateHomepage } from './homepage.ts';

const HomepageSchema = Type.Object(
  {
    homepageImage: ImageAddress('Picture at the top'),
    cardRings: ImageAddress('Card that leads to the rings'),
    cardBracelets: ImageAddress('Card that leads to the bracelets'),
    cardNecklaces: ImageAddress('Card that leads to the necklaces'),
    cardEarrings: ImageAddress('Card that leads to the earrings'),
    aboutImage: ImageAddress('Picture beside the words about the house'),
    slider1Image: ImageAddress('First picture of the slider'),
    slider2Image: ImageAddress('Second picture of the slider'),
    slider3Image: ImageAddress('Third picture of the slider'),
    e1Video: VideoAddress('First video'),
    e2Video: VideoAddress('Second video'),
    e3Video: VideoAddress('Third video'),
  },
  { title: 'Homepage', description: 'Pictures and videos of the home page.', additionalProperties: false },
);

const presentHomepage = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  topImage,
  ...others
}: Homepage): Static<typeof HomepageSchema> => ({ homepageImage: topImage, ...others });

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
