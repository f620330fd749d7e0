import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../kernel/context.ts';
import { selectedFields } from '../../kernel/selection.ts';
import {
  bracelets,
  customNecklaces,
  DiamondType,
  type DiamondView,
  diamondById,
  eternityRings,
  jewellery,
  melee,
  type StockType,
  stockOutput,
  stockViewById,
} from '../catalogue/index.ts';
import { CompletedRingType, completedRingById, EngagementRingType, engagementRingById } from '../ring-builder/index.ts';
import {
  BraceletLine,
  CompletedRingLine,
  CustomNecklaceLine,
  DiamondLine,
  DiamondSetLine,
  EngagementRingLine,
  EternityRingLine,
  JewelleryLine,
  MeleeLine,
  ParcelLine,
} from './basket-line.type.ts';

type ResolverClass = new () => object;

const gone = 'Null once it is out of the caller’s sight.';

/** The field of a line that shows its diamond. */
function diamondOf(Line: typeof DiamondLine | typeof ParcelLine): ResolverClass {
  @Resolver(() => Line)
  class LineResolver {
    @FieldResolver(() => DiamondType, { nullable: true, description: gone })
    async diamond(
      @Ctx() ctx: RequestContext,
      @Root() { thingId }: { thingId: number | null },
      @Info() info: GraphQLResolveInfo,
    ): Promise<DiamondView | null> {
      return thingId === null ? null : ((await diamondById(ctx, thingId, selectedFields(info))) ?? null);
    }
  }
  return LineResolver;
}

/** The field of a line that shows its piece of stock, under the name of the type. */
function pieceOf(Line: new (...facts: never[]) => object, type: StockType): ResolverClass {
  const pieceById = stockViewById(type);
  @Resolver(() => Line)
  class LineResolver {
    @FieldResolver(() => stockOutput(type), { name: type.one, nullable: true, description: gone })
    async piece(
      @Ctx() ctx: RequestContext,
      @Root() { thingId }: { thingId: number | null },
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return thingId === null ? null : ((await pieceById(ctx, thingId, selectedFields(info))) ?? null);
    }
  }
  return LineResolver;
}

@Resolver(() => DiamondSetLine)
class DiamondSetLineResolver {
  @FieldResolver(() => [DiamondType], { description: 'Those of its stones that the caller sees.' })
  async diamonds(
    @Ctx() ctx: RequestContext,
    @Root() { diamondIds }: DiamondSetLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DiamondView[]> {
    const fields = selectedFields(info);
    const diamonds = await Promise.all(diamondIds.map((id) => diamondById(ctx, id, fields)));
    return diamonds.filter((diamond) => diamond !== undefined);
  }
}

@Resolver(() => EngagementRingLine)
class EngagementRingLineResolver {
  @FieldResolver(() => EngagementRingType, { nullable: true, description: gone })
  async engagementRing(
    @Ctx() ctx: RequestContext,
    @Root() { thingId }: EngagementRingLine,
  ): Promise<EngagementRingType | null> {
    return thingId === null ? null : ((await engagementRingById(ctx, thingId)) ?? null);
  }
}

@Resolver(() => CompletedRingLine)
class CompletedRingLineResolver {
  @FieldResolver(() => CompletedRingType, { nullable: true, description: gone })
  async completedRing(
    @Ctx() ctx: RequestContext,
    @Root() { thingId }: CompletedRingLine,
  ): Promise<CompletedRingType | null> {
    return thingId === null ? null : ((await completedRingById(ctx, thingId)) ?? null);
  }
}

export const basketLineResolvers: readonly ResolverClass[] = [
  diamondOf(DiamondLine),
  diamondOf(ParcelLine),
  DiamondSetLineResolver,
  pieceOf(MeleeLine, melee),
  EngagementRingLineResolver,
  CompletedRingLineResolver,
  pieceOf(EternityRingLine, eternityRings),
  pieceOf(BraceletLine, bracelets),
  pieceOf(JewelleryLine, jewellery),
  pieceOf(CustomNecklaceLine, customNecklaces),
];
