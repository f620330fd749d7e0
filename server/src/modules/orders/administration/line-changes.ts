import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { inProportion } from '../../../kernel/values/money.ts';
import { kindOf } from '../../selling/kinds/index.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { OrderLineChangeInput } from './admin-order.inputs.ts';

/** Another amount or price of a line, and where the request asks for it. */
export interface LineChange extends Omit<OrderLineChangeInput, 'lineId' | 'setTotalPrice'> {
  readonly line: OrderLine;
  readonly path: string;
}

/** A line of an order by its id. Throws ITEM_NOT_FOUND naming the path. */
export function lineWith(lines: readonly OrderLine[], id: number, path: string): OrderLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is no line of the order' }] });
  return line;
}

/** A change as a request asks for it: it may price the set of the line. */
export interface WantedChange extends LineChange {
  readonly setTotalPrice?: number | null | undefined;
}

/**
 * Changes line by line: the price of a set is spread over its stones in proportion to what they come to. Those that the
 * request does not name come last. Throws INVALID_REQUEST for a line of no set, and where single lines of the set are priced
 * besides.
 */
export function lineByLine(wanted: readonly WantedChange[], lines: readonly OrderLine[]): LineChange[] {
  const changes = new Map(
    wanted.map(({ setTotalPrice: _ofSet, ...change }): [OrderLine, LineChange] => [change.line, change]),
  );
  for (const { line, path, setTotalPrice = null } of wanted) {
    if (setTotalPrice === null) continue;
    const at = `${path}.setTotalPrice`;
    if (line.lineSet === null) throw invalid(at, 'is for lines of a set only');
    const set = lines.filter(({ lineSet }) => lineSet === line.lineSet);
    const parts = inProportion(
      setTotalPrice,
      set.map(({ totalPrice }) => totalPrice),
    );
    for (const [index, each] of set.entries()) {
      const change = changes.get(each);
      if (isGiven(change?.totalPrice)) throw invalid(at, 'must not be given together with prices of its single lines');
      changes.set(each, { path, ...change, line: each, totalPrice: Number(parts[index]) });
    }
  }
  return [...changes.values()];
}

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

/** A change without what the line has already: whoever sends back what was read means only what differs. */
export function unlessSame({ line, path, ...change }: WantedChange): WantedChange {
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
