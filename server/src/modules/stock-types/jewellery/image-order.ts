import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { all } from '../../../kernel/input/field-rules.ts';
import { Fault, FaultCode } from '../../stock/cells/index.ts';
import { type StockValue, text } from '../../stock/values/index.ts';

/** The slots for pictures in the order of their numbers. */
const slots = Array.from({ length: 10 }, (_, index) => `image${index + 1}`);

/** All slots in the order of their numbers. */
export const usualImageOrder = slots.join(',');

const known: ReadonlySet<string> = new Set(slots);

const partsOf = (order: string): string[] =>
  order
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

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
