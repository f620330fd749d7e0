import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedFields } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DiamondType, type DiamondView, diamondById } from '../catalogue/index.ts';
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
import { itemKinds } from './item-kinds.ts';
import { ItemType } from './item-type.ts';

type ResolverClass = new () => object;

const gone = 'Null once it is out of the caller’s sight.';

/** The field of a line that shows its thing. */
function thingOf(Line: new (...facts: never[]) => object, itemType: ItemType, name: string): ResolverClass {
  const { output, find } = itemKinds[itemType];
  @Resolver(() => Line)
  class LineResolver {
    @FieldResolver(() => output, { name, nullable: true, description: gone })
    async thing(
      @Ctx() ctx: RequestContext,
      @Root() { thingId }: { thingId: number | null },
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return thingId === null ? null : ((await find(ctx, thingId, selectedFields(info))) ?? null);
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

export const basketLineResolvers: readonly ResolverClass[] = [
  thingOf(DiamondLine, ItemType.DIAMOND, 'diamond'),
  thingOf(ParcelLine, ItemType.DIAMOND, 'diamond'),
  DiamondSetLineResolver,
  thingOf(MeleeLine, ItemType.MELEE, 'melee'),
  thingOf(EngagementRingLine, ItemType.ENGAGEMENT_RING, 'engagementRing'),
  thingOf(CompletedRingLine, ItemType.COMPLETED_RING, 'completedRing'),
  thingOf(EternityRingLine, ItemType.ETERNITY_RING, 'eternityRing'),
  thingOf(BraceletLine, ItemType.BRACELET, 'bracelet'),
  thingOf(JewelleryLine, ItemType.JEWELLERY, 'jewelleryPiece'),
  thingOf(CustomNecklaceLine, ItemType.CUSTOM_NECKLACE, 'customNecklace'),
];
