import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { kindOf } from '../../selling/index.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { OrderLineChangeInput } from './admin-order.inputs.ts';

/** Another amount or price of a line, and where the request asks for it. */
export interface LineChange extends Omit<OrderLineChangeInput, 'lineId'> {
  readonly line: OrderLine;
  readonly path: string;
}

/** A line of an order by its id. Throws ITEM_NOT_FOUND naming the path. */
export function lineWith(lines: readonly OrderLine[], id: number, path: string): OrderLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is no line of the order' }] });
  return line;
}

/** A change without what the line has already: whoever sends back what was read means only what differs. */
export function unlessSame({ line, path, ...change }: LineChange): LineChange {
  const { totalPrice, numberOfStones, carats, ringSize } = change;
  return {
    line,
    path,
    totalPrice: totalPrice === null || totalPrice === Number(line.totalPrice) ? undefined : totalPrice,
    numberOfStones: numberOfStones === null || numberOfStones === line.numberOfStones ? undefined : numberOfStones,
    carats: carats === null || carats === numberOrNull(line.carats) ? undefined : carats,
    ringSize: ringSize === line.ringSize ? undefined : ringSize,
  };
}

const numberOrNull = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

const isOfParcel = (line: OrderLine): boolean => kindOf(line).amount === 'stones' && line.numberOfStones !== null;
const isOfMelee = (line: OrderLine): boolean => kindOf(line).amount === 'carats';

/** Refuses amounts that the line's kind does not have. */
export function requireKind({ line, path, numberOfStones, carats, ringSize }: LineChange): void {
  if (numberOfStones && !isOfParcel(line) && !isOfMelee(line)) {
    throw invalid(`${path}.numberOfStones`, 'is for stones of parcels and for melee only');
  }
  if (carats && !isOfMelee(line)) throw invalid(`${path}.carats`, 'is for melee only');
  if (ringSize && !isOfParcel(line)) throw invalid(`${path}.ringSize`, 'is for stones of parcels only');
}

/** Whether a change asks for another amount of stock. */
export const isOtherAmount = ({ line, numberOfStones, carats }: LineChange): boolean =>
  isOfParcel(line)
    ? typeof numberOfStones === 'number' && numberOfStones !== line.numberOfStones
    : typeof carats === 'number' && carats !== Number(line.carats);
