import { Field, ID, InputType } from 'type-graphql';
import { KnownVersion } from '../../../../kernel/input/expected-version.ts';
import { OptionalIdempotencyKey } from '../../../../kernel/input/idempotency-key.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { once } from '../../../../platform/http/idempotency.ts';
import type { StockRow } from '../../../stock/fields/index.ts';
import { changedStock, lockItem } from '../../../stock/writing/index.ts';
import { jewellery } from '../jewellery.stock.ts';
import { JewelleryPiece } from '../jewellery-piece.entity.ts';
import { jewelleryHolds } from './jewellery-holds.ts';

@InputType({ description: 'Input of holdJewelleryPiece.' })
export class HoldJewelleryPieceInput {
  @Field(() => ID, { description: 'Id of the jewellery piece.' })
  @IsId()
  id!: number;

  @Field(() => ID, { description: 'The buyer, an approved user.' })
  @IsId()
  userId!: number;

  @KnownVersion()
  expectedVersion?: number | null;

  @OptionalIdempotencyKey()
  idempotencyKey?: string | null;
}

/**
 * Puts a piece on hold for a buyer: nobody else can order it. ITEM_NOT_FOUND, or INVALID_REQUEST 409 for a piece that is
 * sold or in an open order; USER_NOT_FOUND for its buyer.
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
