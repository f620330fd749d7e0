import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { inProportion } from '../../../kernel/values/money.ts';
import { kindOf } from '../../selling/kinds/index.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { OrderLineChangeInput } from './admin-order.inputs.ts';

/** New amount or price of a line, with its path in the request. */
export interface LineChange extends Omit<OrderLineChangeInput, 'lineId' | 'setTotalPrice'> {
  readonly line: OrderLine;
  readonly path: string;
}

/** Returns an order line by ID. Throws ITEM_NOT_FOUND naming the path. */
export function lineWith(lines: readonly OrderLine[], id: number, path: string): OrderLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is not a line of the order' }] });
  return line;
}

/** Requested change to a line. May contain a price for the complete set that the line belongs to. */
export interface RequestedChange extends LineChange {
  readonly setTotalPrice?: number | null | undefined;
}

/**
 * Converts prices of sets to prices of lines, in proportion to their current prices. Lines that are not in the
 * request are last. Throws INVALID_REQUEST if a line with a set price belongs to no set. Also throws it if the
 * request sets prices for individual lines of the set as well.
 */
export function distributeSetPrices(requested: readonly RequestedChange[], lines: readonly OrderLine[]): LineChange[] {
  const changes = new Map(
    requested.map(({ setTotalPrice: _ofSet, ...change }): [OrderLine, LineChange] => [change.line, change]),
  );
  for (const { line, path, setTotalPrice = null } of requested) {
    if (setTotalPrice === null) continue;
    const at = `${path}.setTotalPrice`;
    if (line.lineSet === null) throw invalid(at, 'must only be set for lines of a set');
    const set = lines.filter(({ lineSet }) => lineSet === line.lineSet);
    const parts = inProportion(
      setTotalPrice,
      set.map(({ totalPrice }) => totalPrice),
    );
    for (const [index, setLine] of set.entries()) {
      const change = changes.get(setLine);
      if (isSet(change?.totalPrice))
        throw invalid(at, 'must not be set together with prices of single lines of the set');
      changes.set(setLine, { path, ...change, line: setLine, totalPrice: Number(parts[index]) });
    }
  }
  return [...changes.values()];
}

const isSet = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** Removes values that equal the current values of the line, so that clients can send back a line unchanged. */
export function omitUnchanged({ line, path, ...change }: RequestedChange): RequestedChange {
  const { totalPrice, setTotalPrice, numberOfStones, carats, ringSize } = change;
  return {
    line,
    path,
    totalPrice: totalPrice === null || totalPrice === Number(line.totalPrice) ? undefined : totalPrice,
    setTotalPrice: setTotalPrice ?? undefined,
    numberOfStones: numberOfStones === null || numberOfStones === line.numberOfStones ? undefined : numberOfStones,
    carats: carats === null || carats === numberOrNull(line.carats) ? undefined : carats,
    ringSize: ringSize === line.ringSize ? undefined : ringSize,
  };
}

const numberOrNull = (decimal: string | null): number | null => (decimal === null ? null : Number(decimal));

const isOfParcel = (line: OrderLine): boolean => kindOf(line).amount === 'stones' && line.numberOfStones !== null;
const isOfMelee = (line: OrderLine): boolean => kindOf(line).amount === 'carats';

/** Throws INVALID_REQUEST for amounts that do not apply to the line's kind. */
export function requireKind({ line, path, numberOfStones, carats, ringSize }: LineChange): void {
  if (numberOfStones && !isOfParcel(line) && !isOfMelee(line)) {
    throw invalid(`${path}.numberOfStones`, 'must only be set for stones of parcels and for melee');
  }
  if (carats && !isOfMelee(line)) throw invalid(`${path}.carats`, 'must only be set for melee');
  if (ringSize && !isOfParcel(line)) throw invalid(`${path}.ringSize`, 'must only be set for stones of parcels');
}

/** Returns true if the change affects the amount of stock that the line uses. */
export const isOtherAmount = ({ line, numberOfStones, carats }: LineChange): boolean =>
  isOfParcel(line)
    ? typeof numberOfStones === 'number' && numberOfStones !== line.numberOfStones
    : typeof carats === 'number' && carats !== Number(line.carats);
