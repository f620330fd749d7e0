import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { invalid } from '../../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../../kernel/graphql.ts';
import { checkVersion, OptionalExpectedVersion } from '../../../../kernel/input/expected-version.ts';
import { OptionalIdempotencyKey } from '../../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../../kernel/input/rules.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../../kernel/use-cases/transaction.ts';
import { command, preparedCommand } from '../../../../kernel/use-cases/use-case.ts';
import { once } from '../../../../platform/http/idempotency.ts';
import { requireUnsold } from '../../../stock/availability/index.ts';
import { stockInputs } from '../../../stock/graphql/index.ts';
import { picturesOf, storedPictures } from '../../../stock/pictures/index.ts';
import { changeOne } from '../../../stock/writing/index.ts';
import { Diamond } from '../diamond.entity.ts';
import { diamonds } from '../diamond.stock.ts';
import { DiamondStatusInput } from '../status-change.input.ts';
import { diamondRules, type GivenDiamond } from './diamond-rules.ts';
import { changeStatus } from './diamond-statuses.ts';
import { changedDiamond, lockDiamond } from './lock-diamonds.ts';

const inputs = stockInputs(diamonds);
const pictures = picturesOf(diamonds);
const ruled = { type: diamonds, rules: diamondRules };

export const createDiamond = preparedCommand(
  administrator,
  inputs.create,
  async ({ services }, input) => {
    const fields: GivenDiamond = Reflect.get(input, diamonds.one);
    const { pricePerCarat, totalPrice } = fields;
    if (typeof pricePerCarat !== 'number' && typeof totalPrice !== 'number') {
      throw invalid('diamond.pricePerCarat', 'or totalPrice is required');
    }
    return storedPictures<object>(services.media, pictures, fields, 'diamond');
  },
  async (ctx, _input, fields) => {
    const { em } = ctx;
    const diamond = new Diamond();
    await changeOne(em, ruled, diamond, fields, 'diamond');
    em.persist(diamond);
    await flush(em, 'diamond');
    return changedDiamond(ctx, diamond);
  },
);

/** Updates the given fields of a diamond. Throws STALE_VERSION if it has been changed since it was read. */
export const updateDiamond = preparedCommand(
  administrator,
  inputs.update,
  ({ services }, { set }) => storedPictures(services.media, pictures, set, 'set'),
  async (ctx, { id, expectedVersion }, set) => {
    const { em } = ctx;
    const diamond = await lockDiamond(em, id);
    checkVersion(diamond, expectedVersion);
    await changeOne(em, ruled, diamond, set, 'set');
    await flush(em, 'set');
    return changedDiamond(ctx, diamond);
  },
);

const flush = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () => invalid(`${path}.stockNumber`, 'belongs to another diamond'));

@InputType({ description: 'Input for `changeDiamondStatus`.' })
export class ChangeDiamondStatusInput extends DiamondStatusInput {
  @Field(() => ID, { description: 'Diamond ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for `highlightDiamond`.' })
export class HighlightDiamondInput {
  @Field(() => ID, { description: 'Diamond ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

/** Sets the status of a diamond and, if it belongs to an inseparable pair, of the other half. */
export const changeDiamondStatus = command(
  administrator,
  ChangeDiamondStatusInput,
  async (ctx, { idempotencyKey: key = null, expectedVersion, ...input }) => {
    const { id, ...change } = input;
    const diamond = await lockDiamond(ctx.em, id);
    await once(ctx, { operation: 'changeDiamondStatus', key, input }, async () => {
      checkVersion(diamond, expectedVersion);
      const refusal = await changeStatus(ctx.em, diamond, change);
      if (refusal) throw refusal;
      return id;
    });
    return changedDiamond(ctx, diamond);
  },
);

/**
 * Highlights a diamond instead of the currently highlighted one. Returns it with the stock number of the previous
 * one.
 */
export const highlightDiamond = command(administrator, HighlightDiamondInput, async (ctx, { id, expectedVersion }) => {
  const { em } = ctx;
  // Calls are serialized, because concurrent transactions cannot see each other's changes.
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.highlight-diamond'))`.execute(em.getKysely());
  const diamond = await lockDiamond(em, id);
  checkVersion(diamond, expectedVersion);
  if (diamond.isHighlighted) return { ...(await changedDiamond(ctx, diamond)), highlightedBefore: null };
  const previous = await em.find(Diamond, { isHighlighted: true });
  for (const other of previous) other.isHighlighted = false;
  // Changes are flushed first, because a unique index allows only one highlighted diamond, even within the
  // transaction.
  await em.flush();
  diamond.isHighlighted = true;
  return { ...(await changedDiamond(ctx, diamond)), highlightedBefore: previous[0]?.stockNumber ?? null };
});

/** Activates or deactivates a diamond. Throws STALE_VERSION if it has been changed since it was read. */
export const setDiamondActive = command(
  administrator,
  stockInputs(diamonds).setActive,
  async (ctx, { id, isActive, expectedVersion }) => {
    const { em } = ctx;
    const diamond = await lockDiamond(em, id);
    checkVersion(diamond, expectedVersion);
    if (diamond.isActive !== isActive) await requireUnsold(em, diamonds, id, 'isActive');
    diamond.isActive = isActive;
    return changedDiamond(ctx, diamond);
  },
);
