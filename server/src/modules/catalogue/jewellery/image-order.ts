import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { all } from '../../../kernel/input/field-rules.ts';
import type { StockValue } from '../stock/fields/stock-value.ts';
import { text } from '../stock/fields/stock-values.ts';
import { Fault, FaultCode } from '../stock/imports/findings/import-fault.ts';

/** How many pictures a piece of jewellery can have. */
const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type ImageSlot = (typeof slots)[number];

/** Name of a slot for a picture: `image1`. */
const nameOf = (slot: ImageSlot): string => `image${slot}`;

/** All slots in the order of their numbers. */
export const usualImageOrder = slots.map(nameOf).join(',');

const known = new Map(slots.map((slot) => [nameOf(slot), slot] as const));

const partsOf = (order: string): string[] =>
  order
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Numbers of the slots in the order in which they are shown. Slots that the order does not name are not shown. */
export const slotsInOrder = (order: string): ImageSlot[] => partsOf(order).flatMap((name) => known.get(name) ?? []);

/** Longer than all names with blanks between them. */
const longestOrder = 200;

/** Without blanks; null when a name is unknown or there twice. */
function normalised(order: string): string | null {
  if (order.length > longestOrder) return null;
  const parts = partsOf(order);
  const isGood = parts.length > 0 && parts.every((name) => known.has(name)) && new Set(parts).size === parts.length;
  return isGood ? parts.join(',') : null;
}

const message = `must name some of ${usualImageOrder.replaceAll(',', ', ')}, each once, with commas between them`;
const fault = new Fault(FaultCode.UNKNOWN_VALUE, message);

/** The order of pictures: names of slots with commas between them. */
export const imageOrder = (): StockValue<string> => ({
  ...text(),
  rules: [
    all(
      Transform(({ value }) => (typeof value === 'string' ? (normalised(value) ?? value) : value)),
      ValidateBy({
        name: 'isImageOrder',
        validator: {
          validate: (value) => typeof value === 'string' && normalised(value) !== null,
          defaultMessage: () => message,
        },
      }),
    ),
  ],
  facet: { kind: 'none' },
  isSearched: false,
  converter: (value) => normalised(value) ?? fault,
});
