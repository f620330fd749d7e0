import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { textAt, valueAt } from '../../../table/columns/value-at';

/** Values by the names of inputs. */
type Given = Record<string, unknown>;

/** Slots that are nothing but places of an item's pictures; a picture of a whole set, for one, is another thing. */
const PLAIN_SLOT = /^(image|pic)(Url)?\d*$/;

/** The order in which slots are shown, where a type keeps one. */
const ORDER = 'imageOrder';

/** The slots for the pictures of an item, in their order. People see them as one ordered set. */
export function pictureSlots({ fields }: StockDeclaration): readonly string[] {
  return fields
    .filter(({ name, value, isGiven }) => isGiven && value === 'picture' && PLAIN_SLOT.test(name))
    .map(({ name }) => name);
}

function slotted(record: StockRecord, path: string, slots: readonly string[]): readonly string[] {
  const images = valueAt(record, path);
  return Array.isArray(images)
    ? images
        .filter((image) => slots.includes(textAt(image, 'slot') ?? ''))
        .flatMap((image) => textAt(image, 'url') ?? [])
    : [];
}

/** The addresses of the pictures in some slots, as the house shows them; behind them those that it does not show. */
export function picturesIn(slots: readonly string[], record: StockRecord): readonly string[] {
  return [...slotted(record, 'media.images', slots), ...slotted(record, 'media.hiddenImages', slots)];
}

/** A set of pictures as inputs have it: the first in the first slot. What is not given is left alone. */
export function inSlots(declaration: StockDeclaration, given: Given): Given {
  const slots = pictureSlots(declaration);
  const set = given[slots[0] ?? ''];
  if (!Array.isArray(set)) {
    return given;
  }
  const order = declaration.fields.find(({ name }) => name === ORDER);
  return {
    ...given,
    ...Object.fromEntries(slots.map((slot, place) => [slot, set[place] ?? null])),
    ...(order !== undefined && { [ORDER]: order.default ?? null }),
  };
}
