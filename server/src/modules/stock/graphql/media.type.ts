import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { AdminField } from '../../../kernel/use-cases/for-administrators.ts';
import type { StockField } from '../fields/stock-field.ts';
import { readValue } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';

@ObjectType({ simpleResolvers: true, description: 'A picture of a stock item.' })
class MediaImage {
  @Field(() => String, { description: 'Address of the picture.' }) url!: string;
  @Field(() => String, {
    description: 'Where inputs have it: `imageUrl`, `image3`; of a list of pictures with its position, `images.0`.',
  })
  slot!: string;
}

/** Pictures and views of a piece. What was not asked for is not there. */
@ObjectType({ simpleResolvers: true, description: 'Pictures and views of a stock item.' })
export class Media {
  @Field(() => [MediaImage], {
    description: 'Its pictures, the first one first, in the order in which the house shows them.',
  })
  images!: readonly MediaImage[];
  @AdminField(() => [MediaImage], {
    description: 'Pictures that are kept, and that the order of the house leaves out.',
  })
  hiddenImages?: readonly MediaImage[] | null;
  @Field(() => String, { nullable: true, description: 'Address of a video.' }) video?: string | null;
  @Field(() => String, { nullable: true, description: 'Address of a three-dimensional view, or of a video of it.' })
  view3d?: string | null;
  @Field(() => String, { nullable: true, description: 'Address of a three-dimensional view of the whole set.' })
  set3d?: string | null;
}

/** What was read of a row's pictures and views. */
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
  const shown = order ?? [...images.keys()];
  return {
    ...media,
    images: shown.flatMap((slot) => images.get(slot) ?? []),
    hiddenImages: [...images.values()].filter(({ slot }) => !shown.includes(slot)),
  };
}

/** `image2,image1`: the pictures that are shown. */
const namesIn = (order: string): string[] => order.split(',').map((name) => name.trim());

const imagesOf = ({ name }: StockField, raw: unknown): MediaImage[] =>
  Array.isArray(raw)
    ? raw.map((url, position) => ({ url: String(url), slot: `${name}.${position}` }))
    : [{ url: String(raw), slot: name }];
