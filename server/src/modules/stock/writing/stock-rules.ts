import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { AppError, conflict } from '../../../kernel/errors/errors.ts';
import { reservedAmong } from '../../reservations/index.ts';
import { changeUnlessSold } from '../availability/sold-items.ts';
import type { StockField } from '../fields/stock-field.ts';
import { fieldValueOf, setFieldValue } from '../fields/stock-group.ts';
import type { StockRecord } from '../fields/stock-item.entity.ts';
import type { StockType } from '../stock-type.ts';

/** Hold to place on an item. */
export interface HoldRequest {
  /** Customer that the item is held for. Null for a hold without a customer. */
  readonly userId: number | null;
  /** End of the hold. Null if the hold is open-ended. */
  readonly until: Date | null;
  readonly expectedVersion?: number | null | undefined;
}

/**
 * Holds for a stock type whose table has the columns `hold_user_id` and `hold_until`. `hold` and `release` run in a
 * transaction and throw if the change is not allowed.
 */
export interface StockHolds {
  /** Stored status of available items. */
  readonly free: string | number;
  /** SQL condition: the row `d` is currently on hold. */
  readonly isHeld: RawBuilder<boolean>;
  /** Returns the path of the item's shop page. */
  pageInShop(stockNumber: string): string;
  /** Puts an item on hold, together with the items that are only sold with it. */
  hold(em: EntityManager, id: number, hold: HoldRequest): Promise<void>;
  /** Ends the hold and makes the item available again. */
  release(em: EntityManager, id: number, expectedVersion?: number | null): Promise<void>;
}

/** Errors by item. Contains only the items that cannot be changed. */
export type ChangeErrors = ReadonlyMap<StockRecord, AppError>;

/** Rules for changes to items of a type. Single and bulk changes use the same rules. */
export interface StockRules<E extends StockRecord = StockRecord> {
  /**
   * Applies the given fields to locked items in memory, with one query for all items. Items with an error may be
   * partially changed and must be discarded. `path` is the input path of the fields.
   */
  change(em: EntityManager, items: readonly E[], inputOf: (item: E) => object, path: string): Promise<ChangeErrors>;

  /**
   * Returns an error for each selected item that can only be changed together with items that are not selected.
   * Called once per bulk change, before any item is changed. Omitted if items can be changed independently.
   */
  inseparableErrors?(
    em: EntityManager,
    ids: readonly number[],
    fieldValues: object,
  ): Promise<ReadonlyMap<number, AppError>>;
}

/** Creates the rules for a type that needs no special rules. */
export const stockRules = <E extends StockRecord>(type: StockType): StockRules<E> => ({
  async change(em, items, inputOf, path) {
    const ids = type.watchChange ? items.map(({ id }) => id) : [];
    const reserved = await reservedAmong(em, type.reservations, ids);
    return changeEach(items, (item) => {
      const checkChange = type.watchChange?.(item);
      writeFields(type, item, inputOf(item));
      checkChange?.(reserved.has(item.id));
      requireOrder(type, item, path);
      requirePrice(type, item, `${path}.`);
    });
  },
});

/** Applies a change to each item and collects the errors. */
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

/** Changes locked items in memory and returns the errors. Items that were sold in completed orders cause errors too. */
export async function changeByRules(
  em: EntityManager,
  { type, rules }: RuledType,
  items: readonly StockRecord[],
  fieldValues: object,
  path: string,
): Promise<ChangeErrors> {
  let refused: ChangeErrors = new Map();
  const sold = await changeUnlessSold(
    em,
    type,
    items,
    async () => {
      refused = await rules.change(em, items, () => fieldValues, path);
    },
    (name) => `${path}.${name}`,
  );
  return new Map([...refused, ...sold]);
}

interface RuledType {
  readonly type: StockType;
  readonly rules: StockRules;
}

/** Changes one locked item according to the rules of its type. Throws if the change is not allowed. */
export async function changeOne(
  em: EntityManager,
  type: RuledType,
  item: StockRecord,
  fieldValues: object,
  path: string,
): Promise<void> {
  const refusal = (await changeByRules(em, type, [item], fieldValues, path)).get(item);
  if (refusal) throw refusal;
}

/** Assigns the given fields to an item. If a field has a default, null resets the field to it. */
export function writeFields(type: StockType, item: StockRecord, fieldValues: object): void {
  const values = new Map<string, unknown>(Object.entries(fieldValues));
  const isActive = values.get('isActive');
  if (typeof isActive === 'boolean') item.isActive = isActive;
  for (const field of type.fields) {
    const value = values.get(field.name);
    if (value === undefined || (value === null && field.presence !== 'optional' && field.default === undefined))
      continue;
    const newValue = value === null && field.default !== undefined ? field.default : value;
    setFieldValue(item, field, field.value.stored(newValue));
  }
}

/** Checks that the lower end of each range does not exceed the upper end. */
export function requireOrder({ fields }: StockType, item: StockRecord, path: string): void {
  const endOf = (field: StockField): number => Number(fieldValueOf(item, field) ?? Number.NaN);
  const details = fields.flatMap((from) => {
    const to = fields.find(({ name }) => name === from.notAbove);
    return to && endOf(from) > endOf(to)
      ? [{ path: `${path}.${from.name}`, message: `must not be greater than ${to.name}` }]
      : [];
  });
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/**
 * Throws if an active item has a price of 0. Old stock may have such a price and cannot be activated until it has a
 * new price.
 */
export function requirePrice({ fields }: StockType, item: StockRecord, path: string): void {
  const free = fields.find((field) => field.value.isPrice && Number(fieldValueOf(item, field) ?? Number.NaN) === 0);
  if (item.isActive && free) throw conflict(`${path}isActive`, `requires a ${free.name} greater than 0`);
}
