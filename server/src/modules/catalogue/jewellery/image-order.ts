import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { all } from '../../../kernel/input/field-rules.ts';
import type { StockValue } from '../stock/fields/stock-value.ts';
import { text } from '../stock/fields/stock-values.ts';
import { Fault, FaultCode } from '../stock/imports/findings/import-fault.ts';

/** The slots for pictures in the order of their numbers. */
const slots = [
  { slot: 1, name: 'image1' },
  { slot: 2, name: 'image2' },
  { slot: 3, name: 'image3' },
  { slot: 4, name: 'image4' },
  { slot: 5, name: 'image5' },
  { slot: 6, name: 'image6' },
  { slot: 7, name: 'image7' },
  { slot: 8, name: 'image8' },
  { slot: 9, name: 'image9' },
  { slot: 10, name: 'image10' },
] as const;
type ImageSlot = (typeof slots)[number];

/** All slots in the order of their numbers. */
export const usualImageOrder = slots.map(({ name }) => name).join(',');

const known = new Map<string, ImageSlot>(slots.map((slot) => [slot.name, slot]));

const partsOf = (order: string): string[] =>
  order
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The slots in the order in which they are shown. Slots that the order does not name are not shown. */
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
