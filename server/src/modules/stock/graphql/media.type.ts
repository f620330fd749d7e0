import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { AdminField } from '../../../kernel/use-cases/for-administrators.ts';
import type { StockField } from '../fields/stock-field.ts';
import { readValue } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';

@ObjectType({ simpleResolvers: true, description: 'Picture of a stock item.' })
class MediaImage {
  @Field(() => String, { description: 'URL of the picture.' }) url!: string;
  @Field(() => String, {
    description:
      'Input field of the picture: `imageUrl` or `image3`. In a list of pictures, it includes the position: `images.0`.',
  })
  slot!: string;
}

/** Fields are undefined if they were not selected. */
@ObjectType({ simpleResolvers: true, description: 'Pictures and views of a stock item.' })
export class Media {
  @Field(() => [MediaImage], {
    description: 'Visible pictures in display order. The first is the main picture.',
  })
  images!: readonly MediaImage[];
  @AdminField(() => [MediaImage], {
    description: 'Stored pictures that are not in the display order and therefore not shown.',
  })
  hiddenImages?: readonly MediaImage[] | null;
  @Field(() => String, { nullable: true, description: 'URL of a video. Null if not set.' }) video?: string | null;
  @Field(() => String, { nullable: true, description: 'URL of a 3D view, or of a video of it. Null if not set.' })
  view3d?: string | null;
  @Field(() => String, { nullable: true, description: 'URL of a 3D view of the whole set. Null if not set.' })
  set3d?: string | null;
}

/** Returns a row's media. */
export function mediaOf({ fields }: Pick<StockType, 'fields'>, row: object): Media {
  const images = new Map<string, MediaImage>();
  const media: Media = { images: [] };
  let order: readonly string[] | undefined;
  for (const field of fields) {
    const raw = field.media === null ? undefined : readValue(row, field);
    if (raw === undefined || raw === null) continue;
    if (field.media === 'images') for (const image of imagesOf(field, raw)) images.set(image.slot, image);
    else if (field.media === 'imageOrder') order = namesIn(String(raw));
    else if (field.media !== null) media[field.media] = String(raw);
  }
  const visibleSlots = order ?? [...images.keys()];
  return {
    ...media,
    images: visibleSlots.flatMap((slot) => images.get(slot) ?? []),
    hiddenImages: [...images.values()].filter(({ slot }) => !visibleSlots.includes(slot)),
  };
}

/** Splits a list of names, such as `image2,image1`. */
const namesIn = (order: string): string[] => order.split(',').map((name) => name.trim());

const imagesOf = ({ name }: StockField, raw: unknown): MediaImage[] =>
  Array.isArray(raw)
    ? raw.map((url, position) => ({ url: String(url), slot: `${name}.${position}` }))
    : [{ url: String(raw), slot: name }];
