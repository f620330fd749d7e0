import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { reservedAmong } from '../../reservations/index.ts';
import { changeUnlessSold } from '../availability/sold-items.ts';
import type { StockField } from '../fields/stock-field.ts';
import { heldOf, hold } from '../fields/stock-group.ts';
import type { StockRecord } from '../fields/stock-item.entity.ts';
import type { StockType } from '../stock-type.ts';

/** Why items must not be changed so. */
export type Refusals = ReadonlyMap<StockRecord, AppError>;

/** The rules by which items of a type change: the same for one and for thousands. */
export interface StockRules<E extends StockRecord = StockRecord> {
  /**
   * Puts what is given of each of some locked items into it, in memory, and asks the database once for all of them. What a
   * refused item holds then is to be forgotten. `path` names what is given.
   */
  change(em: EntityManager, items: readonly E[], given: (item: E) => object, path: string): Promise<Refusals>;

  /**
   * Chosen items, by id, that are not changed so without others that are not chosen, and why. Asked once for a whole change
   * of many, before anything is changed. Left out: each item changes by itself.
   */
  apart?(em: EntityManager, ids: readonly number[], given: object): Promise<ReadonlyMap<number, AppError>>;
}

/** The rules of a type that has no ways of its own. */
export const stockRules = <E extends StockRecord>(type: StockType): StockRules<E> => ({
  async change(em, items, given, path) {
    const ids = type.watchChange ? items.map(({ id }) => id) : [];
    const reserved = await reservedAmong(em, type.reservations, ids);
    return changeEach(items, (item) => {
      const checkChange = type.watchChange?.(item);
      writeFields(type, item, given(item));
      checkChange?.(reserved.has(item.id));
      requireOrder(type, item, path);
      requirePrice(type, item, `${path}.`);
    });
  },
});

/** Does the work with each item, and answers what it refused. */
export function changeEach<E extends StockRecord>(items: readonly E[], work: (item: E) => void): Map<E, AppError> {
  const refused = new Map<E, AppError>();
  for (const item of items) {
    try {
      work(item);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.set(item, error);
    }
  }
  return refused;
}

/** Changes locked items by the rules, in memory, and returns those that refuse it: also those that completed orders have sold. */
export async function changeByRules(
  em: EntityManager,
  { type, rules }: RuledType,
  items: readonly StockRecord[],
  given: object,
  path: string,
): Promise<Refusals> {
  let refused: Refusals = new Map();
  const sold = await changeUnlessSold(
    em,
    type,
    items,
    async () => {
      refused = await rules.change(em, items, () => given, path);
    },
    (name) => `${path}.${name}`,
  );
  return new Map([...refused, ...sold]);
}

/** A type of stock with its rules. */
interface RuledType {
  readonly type: StockType;
  readonly rules: StockRules;
}

/** Changes one locked item by the rules. Throws why it must not be. */
export async function changeOne(
  em: EntityManager,
  type: RuledType,
  item: StockRecord,
  given: object,
  path: string,
): Promise<void> {
  const refusal = (await changeByRules(em, type, [item], given, path)).get(item);
  if (refusal) throw refusal;
}

/** Puts what is given into the entity. Clearing a field that has a default brings the default back. */
export function writeFields(type: StockType, item: StockRecord, given: object): void {
  const values = new Map<string, unknown>(Object.entries(given));
  const isActive = values.get('isActive');
  if (typeof isActive === 'boolean') item.isActive = isActive;
  for (const field of type.fields) {
    const value = values.get(field.name);
    if (value === undefined || (value === null && field.presence !== 'optional' && field.default === undefined))
      continue;
    const kept = value === null && field.default !== undefined ? field.default : value;
    hold(item, field, field.value.stored(kept));
  }
}

/** Ranges whose ends are two fields are not upside down, whichever of them changed. */
export function requireOrder({ fields }: StockType, item: StockRecord, path: string): void {
  const endOf = (field: StockField): number => Number(heldOf(item, field) ?? Number.NaN);
  const details = fields.flatMap((from) => {
    const to = fields.find(({ name }) => name === from.notAbove);
    return to && endOf(from) > endOf(to)
      ? [{ path: `${path}.${from.name}`, message: `must not be greater than ${to.name}` }]
      : [];
  });
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/** Stock from before prices of 0 were refused stays off the lists until it has a price. */
export function requirePrice({ fields }: StockType, item: StockRecord, path: string): void {
  const free = fields.find((field) => field.value.isPrice && Number(heldOf(item, field) ?? Number.NaN) === 0);
  if (item.isActive && free) throw conflict(`${path}isActive`, `needs a ${free.name} of more than 0`);
}
