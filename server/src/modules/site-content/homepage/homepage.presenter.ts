import Type, { type Static } from 'typebox';
import { ImageAddress, VideoAddress } from '../media.schema.ts';
import type { Homepage } from './homepage.entity.ts';

export const HomepageSchema = Type.Object(
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

/** REST's shape of the home page. */
export const presentHomepage = ({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  topImage,
  ...others
}: Homepage): Static<typeof HomepageSchema> => ({ homepageImage: topImage, ...others });
