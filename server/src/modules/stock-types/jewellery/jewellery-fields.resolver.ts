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

/** Null if all its fields are empty. */
function mainStoneOf(stone: Partial<MainStone>): JewelleryMainStoneType | null {
  const shown = {
    type: stone.mainStoneType ?? null,
    cut: stone.cutMainStone ?? null,
    number: stone.numberOfMainStones ?? null,
    carats: stone.caratMainStone ?? null,
    color: stone.colorMainStone ?? null,
    clarity: stone.clarityMainStone ?? null,
  };
  return isKnown(shown) ? shown : null;
}

/** Returns the sets of side stones that are not empty, with their positions. */
const sideStonesOf = (sets: readonly (Partial<SideStones> | undefined)[]): JewellerySideStonesType[] =>
  sets.flatMap((set = {}, index) => {
    const { type = null, cut = null, number = null, carat: carats = null, color = null, clarity = null } = set;
    const stones = { type, cut, number, carats, color, clarity };
    return isKnown(stones) ? [{ position: index + 1, ...stones }] : [];
  });

const isKnown = (stones: object): boolean => Object.values(stones).some((value) => value !== null);

@ObjectType({ description: 'Stones that are alike.' })
abstract class Stones {
  @Field(() => String, { nullable: true, description: 'What they are, such as Diamond or Sapphire.' })
  type!: string | null;
  @Field(() => String, { nullable: true, description: 'Cut or shape.' }) cut!: string | null;
  @Field(() => Int, { nullable: true, description: 'How many there are.' }) number!: number | null;
  @Field(() => CaratsScalar, { nullable: true, description: 'Weight of all of them.' }) carats!: string | null;
  @Field(() => String, { nullable: true, description: 'Colour, as the trade writes it: G-H.' }) color!: string | null;
  @Field(() => String, { nullable: true, description: 'Clarity, as the trade writes it: VS1-VS2.' })
  clarity!: string | null;
}

@ObjectType('JewelleryMainStone', { simpleResolvers: true, description: 'The main stone, or several that are alike.' })
class JewelleryMainStoneType extends Stones {}

@ObjectType('JewellerySideStones', { simpleResolvers: true, description: 'One set of stones beside the main one.' })
class JewellerySideStonesType extends Stones {
  @Field(() => Int, { description: 'Number of the set: 1 for `firstSideStone…` of the inputs, 4 at most.' })
  position!: number;
}

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

  @FieldResolver(() => User, {
    nullable: true,
    description: 'For whom it is on hold. Administrators only: FORBIDDEN for anybody else.',
  })
  @AdministratorsOnly()
  async holdUser(@Ctx() ctx: RequestContext, @Root() { id }: StockRow) {
    const userId = await holderOf(ctx, id);
    return userId === undefined ? null : ((await userById(ctx, userId)) ?? null);
  }
}
