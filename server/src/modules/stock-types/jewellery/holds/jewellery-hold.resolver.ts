import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from '../../../../kernel/graphql.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { stockOutput, stockView } from '../../../stock/graphql/index.ts';
import { jewellery } from '../jewellery.stock.ts';
import { HoldJewelleryPieceInput, holdJewelleryPiece } from './jewellery-holds.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of `holdJewelleryPiece`.' })
class HoldJewelleryPiecePayload {
  @Field(() => stockOutput(jewellery), { description: 'The jewellery piece after the change.' })
  jewelleryPiece!: object;
}

@Resolver()
export class JewelleryHoldResolver {
  @Mutation(() => HoldJewelleryPiecePayload, {
    nullable: true,
    description:
      'Puts a jewellery piece on hold for a buyer; other buyers cannot order it. Setting another status with `updateJewelleryPiece` ' +
      'ends the hold. INVALID_REQUEST (409) if the piece is sold or in an open order. Administrators only.',
  })
  async holdJewelleryPiece(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HoldJewelleryPieceInput, { description: 'Jewellery piece and buyer.' })
    input: HoldJewelleryPieceInput,
  ): Promise<HoldJewelleryPiecePayload> {
    return { jewelleryPiece: stockView(jewellery, await holdJewelleryPiece(ctx, input)) };
  }
}
