import type { Opt } from '@mikro-orm/core';
import { Embeddable } from '@mikro-orm/decorators/legacy';
import { AddRule, all, Transform } from '../../../kernel/input/rules.ts';
import { Fault, FaultCode, siteAddress } from '../../stock/cells/index.ts';
import { Stock } from '../../stock/fields/index.ts';
import { link, picture, type StockValue, text } from '../../stock/values/index.ts';

/** Names of the picture slots, ordered by number. */
const slots = Array.from({ length: 10 }, (_, index) => `image${index + 1}`);

/** Default picture order: all slots, ordered by number. */
const defaultImageOrder = slots.join(',');

const knownSlots: ReadonlySet<string> = new Set(slots);

const partsOf = (order: string): string[] =>
  order
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Maximum length of a picture order. Sufficient for the names of all slots, separated by spaces. */
const longestOrder = 200;

/** Normalizes a picture order by removing spaces. Null if it contains an unknown or repeated name. */
function normalised(order: string): string | null {
  if (order.length > longestOrder) return null;
  const parts = partsOf(order);
  const isGood =
    parts.length > 0 && parts.every((name) => knownSlots.has(name)) && new Set(parts).size === parts.length;
  return isGood ? parts.join(',') : null;
}

const message = `must be a comma-separated list of ${defaultImageOrder.replaceAll(',', ', ')}, without duplicates`;
const fault = new Fault(FaultCode.UNKNOWN_VALUE, message);

/** Value type for the picture order, which is a comma-separated list of slot names. */
const imageOrder = (): StockValue<string> => ({
  ...text(),
  rules: [
    all(
      Transform((value) => (typeof value === 'string' ? (normalised(value) ?? value) : value)),
      AddRule({
        keywords: { type: 'string', maxLength: longestOrder },
        check: (value) => normalised(String(value)) !== null,
        message,
      }),
    ),
  ],
  facet: { kind: 'none' },
  isSearched: false,
  converter: (value) => normalised(value) ?? fault,
});

/** Placeholders for empty picture and video slots in REST and files. They are never stored. */
const noImage = 'NoImage.jpg';
const noVideo = 'NoVideo.mp4';

/** Returns a URL value type that is output as a placeholder in REST and files if the value is null. */
const slotted = (address: StockValue<string>, placeholder: string): StockValue<string> => ({
  ...address,
  rules: [Transform((value) => (value === placeholder ? null : value)), ...address.rules],
  presented: (raw) => raw ?? placeholder,
  converter: (text) => (text === placeholder ? null : siteAddress(text)),
});

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

/** Pictures and video of a piece. There are ten picture slots with a display order, and one video. */
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

  @Stock(imageOrder(), 'Display order of the pictures: comma-separated names of slots.', {
    media: 'imageOrder',
    label: 'Picture order',
    section: 'Pictures',
    default: defaultImageOrder,
  })
  imageOrder: string & Opt = defaultImageOrder;

  @Stock(slotted(link(), noVideo), 'Video.', { media: 'video', columns: ['Video Link', 'Video URL'] })
  video: string | null = null;
}
