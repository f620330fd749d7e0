import type { Opt } from '@mikro-orm/core';
import { Embeddable } from '@mikro-orm/decorators/legacy';
import { Stock } from '../../stock/fields/index.ts';
import { link, picture } from '../../stock/values/index.ts';
import { imageOrder, usualImageOrder } from './image-order.ts';
import { noImage, noVideo, slotted } from './placeholder.ts';

const Picture = (slot: number) =>
  Stock(slotted(picture(), noImage), `Picture ${slot}.`, {
    label: `Picture ${slot}`,
    columns: [
      `Image Link ${slot}`,
      `Picture ${slot}`,
      `Photo ${slot}`,
      ...(slot === 1 ? ['Image', 'Image Link', 'Picture', 'Photo'] : []),
    ],
  });

/** How a piece of jewellery is shown: ten slots for pictures, in which order they come, and a video. */
@Embeddable()
export class JewelleryPictures {
  @Picture(1) image1: string | null = null;
  @Picture(2) image2: string | null = null;
  @Picture(3) image3: string | null = null;
  @Picture(4) image4: string | null = null;
  @Picture(5) image5: string | null = null;
  @Picture(6) image6: string | null = null;
  @Picture(7) image7: string | null = null;
  @Picture(8) image8: string | null = null;
  @Picture(9) image9: string | null = null;
  @Picture(10) image10: string | null = null;

  @Stock(imageOrder(), 'In which order the pictures are shown: names of the slots with commas between them.', {
    media: 'imageOrder',
    label: 'Order of the pictures',
    section: 'Pictures',
    default: usualImageOrder,
  })
  imageOrder: string & Opt = usualImageOrder;

  @Stock(slotted(link(), noVideo), 'Video.', { media: 'video', columns: ['Video Link', 'Video URL'] })
  video: string | null = null;
}
