import {
  type EntityClass,
  type EntityManager,
  type FilterQuery,
  LockMode,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, preparedCommand, type UseCase } from '../../../kernel/use-cases/use-case.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { findOpenOrder } from '../../reservations/index.ts';
import { requireUnsold } from '../availability/sold-items.ts';
import { queryIn } from '../database.ts';
import { setFieldValue } from '../fields/stock-group.ts';
import type { StockRecord } from '../fields/stock-item.entity.ts';
import { readStock, type StockRow } from '../fields/stock-row.ts';
import type { StockActivation, StockRemoval } from '../graphql/change-inputs.ts';
import { stockInputs } from '../graphql/stock-inputs.ts';
import { picturesOf, storedPictures } from '../pictures/stored-pictures.ts';
import { fieldNamed, type StockType } from '../stock-type.ts';
import { changeOne, requireOrder, requirePrice, stockRules, writeFields } from './stock-rules.ts';

export const createStock = (type: StockType): UseCase<object, StockRow> =>
  preparedCommand(
    administrator,
    stockInputs(type).create,
    ({ services }, input) =>
      storedPictures<object>(services.media, picturesOf(type), Reflect.get(input, type.one), type.one),
    async (ctx, _input, fields) => {
      const { em } = ctx;
      const item = await newItem(em, type);
      writeFields(type, item, fields);
      requireOrder(type, item, type.one);
      await flush(em, type, type.one);
      return changedStock(ctx, type, item.id);
    },
  );

type StockKey = { readonly id: number } | { readonly stockNumber: string };

interface StockChange {
  readonly expectedVersion?: number | null | undefined;
  /** Fields to change. Pictures are already stored and given as URLs. */
  readonly set: object;
}

/** Changes fields of an item. Throws STALE_VERSION if the item has been changed since it was read. */
export const updateStock = (
  type: StockType,
): UseCase<{ id: number; expectedVersion?: number | null; set: object }, StockRow> =>
  preparedCommand(
    administrator,
    stockInputs(type).update,
    ({ services }, { set }) => storedPictures(services.media, picturesOf(type), set, 'set'),
    (ctx, { id, expectedVersion }, set) => changeStock(ctx, type, { id }, { expectedVersion, set }),
  );

/** Updates an item within the caller's transaction. */
export async function changeStock(
  ctx: RequestContext,
  type: StockType,
  key: StockKey,
  { expectedVersion, set }: StockChange,
): Promise<StockRow> {
  const { em } = ctx;
  const item = await lockItem(em, type, key);
  checkVersion(item, expectedVersion);
  await changeOne(em, { type, rules: stockRules(type) }, item, set, 'set');
  await flush(em, type, 'set');
  return changedStock(ctx, type, item.id);
}

/** Activates or deactivates an item. Throws STALE_VERSION if the item has been changed since it was read. */
export const setStockActive = (type: StockType): UseCase<StockActivation, StockRow> =>
  command(administrator, stockInputs(type).setActive, async (ctx, { id, isActive, expectedVersion }) => {
    const item = await lockItem(ctx.em, type, { id });
    checkVersion(item, expectedVersion);
    if (item.isActive !== isActive) await requireUnsold(ctx.em, type, id, 'isActive');
    item.isActive = isActive;
    requirePrice(type, item, '');
    await ctx.em.flush();
    return changedStock(ctx, type, id);
  });

/**
 * Permanently deletes an item. Orders keep its description and price. Throws INVALID_REQUEST 409 if the item is sold
 * or reserved for an open order. Otherwise, the next import could recreate it, and it could be sold twice.
 */
export const deleteStock = (type: StockType): UseCase<StockRemoval, { id: number }> =>
  command(administrator, stockInputs(type).remove, (ctx, { id, expectedVersion }) =>
    removeStock(ctx, type, { id }, expectedVersion),
  );

/** Deletes an item within the caller's transaction. */
export async function removeStock(
  { em }: Pick<RequestContext, 'em'>,
  type: StockType,
  key: StockKey,
  expectedVersion?: number | null,
): Promise<{ id: number }> {
  const item = await lockItem(em, type, key);
  checkVersion(item, expectedVersion);
  const { id } = item;
  const path = Object.keys(key).join();
  const orderId = await findOpenOrder(em, type.reservations, id);
  if (orderId !== null) throw reserved(`this ${type.noun}`, path, orderId);
  await requireUnsold(em, type, id, path);
  await em.remove(item).flush();
  return { id };
}

/** Returns the error for deleting an item that is in an open order. The message begins with `item`. */
export const reserved = (item: string, path: string, orderId: number): AppError =>
  conflict(
    path,
    `${item} is reserved by order ${orderId}`,
    `Reserved by order ${orderId}. Complete or cancel that order first.`,
  );

/** Locks and returns an item. Other changes to it wait until the transaction ends. Throws ITEM_NOT_FOUND. */
export async function lockItem<E extends StockRecord>(
  em: EntityManager,
  { entity, noun }: { readonly entity: EntityClass<E>; readonly noun: string },
  key: StockKey & FilterQuery<NoInfer<E>>,
): Promise<E> {
  const item = await em.findOne(entity, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!item) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: Object.keys(key).join(), message: `the ${noun} does not exist` }],
    });
  }
  return item;
}

/** Creates an entity for a new item, with a generated stock number and the entity's defaults. */
async function newItem(em: EntityManager, type: StockType): Promise<StockRecord> {
  const next = sql<string>`nextval('stock_number')`.as('number');
  const { number } = await queryIn(em).selectNoFrom(next).executeTakeFirstOrThrow();
  const item = em.create(type.entity, {}, { partial: true });
  setFieldValue(item, fieldNamed(type, 'stockNumber'), `${type.prefix}-${number}`);
  return item;
}

const flush = (em: EntityManager, type: StockType, path: string): Promise<void> =>
  flushUnique(em, (violation) => duplicateError(type, path, violation));

/**
 * Returns the error for a unique constraint violation. Unique constraints are named after their columns, such as
 * `bracelet_name_color_size_unique`.
 */
function duplicateError(
  { table, fields, noun }: StockType,
  path: string,
  error: UniqueConstraintViolationException,
): AppError {
  const constraint: unknown = Reflect.get(error, 'constraint');
  const unique = fields.filter(({ column }) => `_${constraint}`.includes(`_${column}_`));
  const first = unique[0] ?? fields.find(({ name }) => name === 'stockNumber');
  if (!first || !String(constraint).startsWith(table)) throw error;
  const others = unique.slice(1).map(({ name }) => name);
  const message = `belongs to another ${noun}${others.length > 0 ? ` with the same ${others.join(' and ')}` : ''}`;
  return invalid(`${path}.${first.name}`, message);
}

/** Returns an item after a change, within the same transaction. */
export async function changedStock(ctx: RequestContext, type: StockType, id: number): Promise<StockRow> {
  const [row] = await readStock(ctx.em, { type, viewer: await viewerOf(ctx), where: sql`d.id = ${id}` });
  if (!row) throw new AppError('ITEM_NOT_FOUND');
  return row;
}
