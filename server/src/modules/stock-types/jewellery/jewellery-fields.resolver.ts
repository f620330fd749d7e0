import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { DependsOn } from '../../../kernel/transport/dependencies.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { AdministratorsOnly } from '../../../kernel/use-cases/for-administrators.ts';
import { UserType, userById } from '../../accounts/users/index.ts';
import type { RowOf, StockRow } from '../../stock/fields/index.ts';
import { stockOutput } from '../../stock/graphql/index.ts';
import { holderOf } from './holds/jewellery-holder.ts';
import { jewellery } from './jewellery.stock.ts';
import { mainStoneOf, sideStonesOf } from './jewellery-parts.ts';
import { JewelleryMainStoneType, JewellerySideStonesType } from './jewellery-parts.type.ts';
import type { JewelleryPiece } from './jewellery-piece.entity.ts';

@Resolver(() => stockOutput(jewellery))
export class JewelleryFields {
  @FieldResolver(() => JewelleryMainStoneType, {
    nullable: true,
    description: 'Its main stone. Null: nothing is known of it.',
  })
  @DependsOn([])
  mainStone(@Root() { mainStone = {} }: RowOf<JewelleryPiece>): JewelleryMainStoneType | null {
    return mainStoneOf(mainStone);
  }

  @FieldResolver(() => [JewellerySideStonesType], { description: 'Its sets of side stones, those that are known.' })
  @DependsOn([])
  sideStones(@Root() row: RowOf<JewelleryPiece>): JewellerySideStonesType[] {
    return sideStonesOf([row.firstSideStones, row.secondSideStones, row.thirdSideStones, row.fourthSideStones]);
  }

  @FieldResolver(() => UserType, {
    nullable: true,
    description: 'For whom it is on hold. Administrators only: FORBIDDEN for anybody else.',
  })
  @AdministratorsOnly()
  async holdUser(@Ctx() ctx: RequestContext, @Root() { id }: StockRow) {
    const userId = await holderOf(ctx, id);
    return userId === undefined ? null : ((await userById(ctx, userId)) ?? null);
  }
}
