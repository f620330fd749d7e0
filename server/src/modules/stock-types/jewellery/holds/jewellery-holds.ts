import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotNull } from 'kysely';
import { invalid } from '../../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../../kernel/graphql.ts';
import { checkVersion, OptionalExpectedVersion } from '../../../../kernel/input/expected-version.ts';
import { OptionalIdempotencyKey } from '../../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../../kernel/input/rules.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../../../platform/database/statements/statements.ts';
import { once } from '../../../../platform/http/idempotency.ts';
import { requireApprovedUser } from '../../../accounts/users/index.ts';
import { reservedAmong } from '../../../reservations/index.ts';
import { inOpenOrderError, requireUnsold, soldInOrderError } from '../../../stock/availability/index.ts';
import type { StockRow } from '../../../stock/fields/index.ts';
import {
  changedStock,
  changeEach,
  type HoldRequest,
  lockItem,
  type StockHolds,
  type StockRules,
  stockRules,
} from '../../../stock/writing/index.ts';
import { queryIn } from '../../database.ts';
import { jewellery } from '../jewellery.stock.ts';
import { isHeld } from '../jewellery-availability.ts';
import { JewelleryPiece } from '../jewellery-piece.entity.ts';
import { JewelleryStatus } from '../jewellery-status.ts';
import type { JewelleryHoldInput } from './hold-change.input.ts';

/**
 * Returns the ID of the customer who has a piece on hold, by piece ID. Pieces on hold without a customer are omitted.
 */
export const holderOf = batch(async ({ em }, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await queryIn(em)
    .selectFrom('jewellery_piece as d')
    .select(['d.id', 'd.hold_user_id as userId'])
    .where('d.id', '=', anyOf(ids))
    .where('hold_user_id', 'is not', null)
    .where(isHeld)
    .$narrowType<{ userId: NotNull }>()
    .execute();
  return new Map(rows.map(({ id, userId }) => [id, userId]));
});

/** Throws INVALID_REQUEST 409 for a piece that is sold or in an open order, because its hold cannot be changed. */
function requireFree(piece: JewelleryPiece, reserved: ReadonlyMap<number, number | null>, path: string): void {
  const orderId = reserved.get(piece.id);
  if (orderId !== undefined) throw inOpenOrderError(orderId, path);
  if (piece.status === JewelleryStatus.SOLD) throw soldInOrderError(null, path);
}

/**
 * Checks that the customer of a hold is approved and that the end is in the future. Both are optional. `at` is
 * prefixed to the field names in errors.
 */
async function requireHold(
  em: EntityManager,
  { userId, until }: Pick<HoldRequest, 'userId' | 'until'>,
  at = '',
): Promise<void> {
  if (until !== null && until <= new Date()) throw invalid(`${at}until`, 'must be in the future');
  if (userId !== null) await requireApprovedUser(em, userId, `${at}userId`);
}

/** Locks and returns a piece. Throws INVALID_REQUEST 409 if it is sold or in an open order. */
async function lockFree(
  em: EntityManager,
  id: number,
  expectedVersion: number | null | undefined,
): Promise<JewelleryPiece> {
  const piece = await lockItem(em, { entity: JewelleryPiece, noun: jewellery.noun }, { id });
  checkVersion(piece, expectedVersion);
  await requireUnsold(em, jewellery, id, 'id');
  requireFree(piece, await reservedAmong(em, jewellery.reservations, [id]), 'id');
  return piece;
}

/** Holds of jewelry, which are stored in the status of the piece. A piece on hold is not visible to other users. */
export const jewelleryHolds: StockHolds = {
  free: JewelleryStatus.AVAILABLE,
  isHeld,
  pageInShop: (stockNumber) => `/products/${encodeURIComponent(stockNumber)}`,
  async hold(em, id, { userId, until, expectedVersion }) {
    const piece = await lockFree(em, id, expectedVersion);
    await requireHold(em, { userId, until });
    piece.holdFor(userId, until);
    await em.flush();
  },
  async release(em, id, expectedVersion) {
    const piece = await lockFree(em, id, expectedVersion);
    if (piece.status === JewelleryStatus.HOLD) piece.release();
    await em.flush();
  },
};

/** Inputs of a piece besides its declared fields. */
interface GivenPiece {
  readonly hold?: JewelleryHoldInput | null | undefined;
}

const byFields = stockRules<JewelleryPiece>(jewellery);

/** Change rules for jewelry, which assign fields and apply holds. */
export const jewelleryRules: StockRules<JewelleryPiece> = {
  async change(em, pieces, inputOf: (piece: JewelleryPiece) => GivenPiece, path) {
    const refused = await byFields.change(em, pieces, inputOf, path);
    const changed = pieces.filter((piece) => !refused.has(piece));
    const [first] = changed;
    // A bulk change places the same hold on all pieces.
    const hold = first && inputOf(first).hold;
    if (!hold) return refused;
    const { userId = null, until = null } = hold;
    await requireHold(em, { userId, until }, 'hold.');
    const reserved = await reservedAmong(
      em,
      jewellery.reservations,
      changed.map(({ id }) => id),
    );
    const errors = changeEach(changed, (piece) => {
      requireFree(piece, reserved, 'hold');
      piece.holdFor(userId, until);
    });
    return new Map([...errors, ...refused]);
  },
};

@InputType({ description: 'Input for `holdJewelleryPiece`.' })
export class HoldJewelleryPieceInput {
  @Field(() => ID, { description: 'Jewellery piece ID.' })
  @IsId()
  id!: number;

  @Field(() => ID, { description: 'Buyer ID. Must be an approved user.' })
  @IsId()
  userId!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Puts a piece on hold for a buyer. Other buyers cannot order it. Throws ITEM_NOT_FOUND, and USER_NOT_FOUND for the
 * buyer. Throws INVALID_REQUEST 409 if the piece is sold or in an open order.
 */
export const holdJewelleryPiece = command(
  administrator,
  HoldJewelleryPieceInput,
  async (ctx, { idempotencyKey: key = null, expectedVersion, ...input }): Promise<StockRow> => {
    const { em } = ctx;
    const { id, userId } = input;
    await lockItem(em, { entity: JewelleryPiece, noun: jewellery.noun }, { id });
    await once(ctx, { operation: 'holdJewelleryPiece', key, input }, async () => {
      await jewelleryHolds.hold(em, id, { userId, until: null, expectedVersion });
      return id;
    });
    return changedStock(ctx, jewellery, id);
  },
);
