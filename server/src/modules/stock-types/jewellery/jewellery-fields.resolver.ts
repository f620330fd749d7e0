import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from '../../../kernel/graphql.ts';
import { DependsOn } from '../../../kernel/transport/dependencies.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { AdministratorsOnly } from '../../../kernel/use-cases/for-administrators.ts';
import { User, userById } from '../../accounts/users/index.ts';
import { CaratsScalar } from '../../carats/index.ts';
import type { RowOf, StockRow } from '../../stock/fields/index.ts';
import { stockOutput } from '../../stock/graphql/index.ts';
import { holderOf } from './holds/jewellery-holds.ts';
import { jewellery } from './jewellery.stock.ts';
import type { JewelleryPiece } from './jewellery-piece.entity.ts';
import type { MainStone, SideStones } from './jewellery-stones.entity.ts';

/** Returns the main stone of a piece. Null if all its fields are empty. */
function mainStoneOf(stone: Partial<MainStone>): JewelleryMainStoneType | null {
  const output = {
    type: stone.mainStoneType ?? null,
    cut: stone.cutMainStone ?? null,
    number: stone.numberOfMainStones ?? null,
    carats: stone.caratMainStone ?? null,
    color: stone.colorMainStone ?? null,
    clarity: stone.clarityMainStone ?? null,
  };
  return isKnown(output) ? output : null;
}

/** Returns the sets of side stones that have values, with their positions. */
const sideStonesOf = (sets: readonly (Partial<SideStones> | undefined)[]): JewellerySideStonesType[] =>
  sets.flatMap((set = {}, index) => {
    const { type = null, cut = null, number = null, carat: carats = null, color = null, clarity = null } = set;
    const stones = { type, cut, number, carats, color, clarity };
    return isKnown(stones) ? [{ position: index + 1, ...stones }] : [];
  });

const isKnown = (stones: object): boolean => Object.values(stones).some((value) => value !== null);

@ObjectType({ description: 'Stones of the same kind.' })
abstract class Stones {
  @Field(() => String, { nullable: true, description: 'Type, such as Diamond or Sapphire.' })
  type!: string | null;
  @Field(() => String, { nullable: true, description: 'Cut or shape.' }) cut!: string | null;
  @Field(() => Int, { nullable: true, description: 'Number of stones.' }) number!: number | null;
  @Field(() => CaratsScalar, { nullable: true, description: 'Total weight of the stones in carats.' }) carats!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Color or color range in trade notation: `G-H`.' }) color!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Clarity or clarity range in trade notation: `VS1-VS2`.' })
  clarity!: string | null;
}

@ObjectType('JewelleryMainStone', { simpleResolvers: true, description: 'Main stone, or several equal main stones.' })
class JewelleryMainStoneType extends Stones {}

@ObjectType('JewellerySideStones', { simpleResolvers: true, description: 'Set of side stones.' })
class JewellerySideStonesType extends Stones {
  @Field(() => Int, { description: 'Number of the set, 1 to 4. Set 1 corresponds to the inputs `firstSideStone…`.' })
  position!: number;
}

@Resolver(() => stockOutput(jewellery))
export class JewelleryFields {
  @FieldResolver(() => JewelleryMainStoneType, {
    nullable: true,
    description: 'Main stone. Null if no details are known.',
  })
  @DependsOn([])
  mainStone(@Root() { mainStone = {} }: RowOf<JewelleryPiece>): JewelleryMainStoneType | null {
    return mainStoneOf(mainStone);
  }

  @FieldResolver(() => [JewellerySideStonesType], { description: 'Sets of side stones. Empty sets are omitted.' })
  @DependsOn([])
  sideStones(@Root() row: RowOf<JewelleryPiece>): JewellerySideStonesType[] {
    return sideStonesOf([row.firstSideStones, row.secondSideStones, row.thirdSideStones, row.fourthSideStones]);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'User that the item is on hold for. Null if none. Administrators only; other callers get FORBIDDEN.',
  })
  @AdministratorsOnly()
  async holdUser(@Ctx() ctx: RequestContext, @Root() { id }: StockRow) {
    const userId = await holderOf(ctx, id);
    return userId === undefined ? null : ((await userById(ctx, userId)) ?? null);
  }
}
