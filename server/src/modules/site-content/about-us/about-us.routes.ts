import Type, { type Static } from 'typebox';
import { get, patch, type Route } from '../../../kernel/transport/route.ts';
import { ImageAddress } from '../page-media.ts';
import type { AboutUs } from './about-us.entity.ts';
import { findAboutUs, updateAboutUs } from './about-us.ts';

const AboutUsSchema = Type.Object(
  { image1: ImageAddress('First picture'), image2: ImageAddress('Second picture') },
  { title: 'AboutUs', description: 'Pictures of the page about the house.', additionalProperties: false },
);

const presentAboutUs = ({ image1, image2 }: AboutUs): Static<typeof AboutUsSchema> => ({ image1, image2 });

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
