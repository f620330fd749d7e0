import Type, { type Static } from 'typebox';
import { ImageAddress } from '../media.schema.ts';
import type { AboutUs } from './about-us.entity.ts';

export const AboutUsSchema = Type.Object(
  { image1: ImageAddress('First picture'), image2: ImageAddress('Second picture') },
  { title: 'AboutUs', description: 'Pictures of the page about the house.', additionalProperties: false },
);

/** REST's shape of the page about the house. */
export const presentAboutUs = ({ image1, image2 }: AboutUs): Static<typeof AboutUsSchema> => ({ image1, image2 });
