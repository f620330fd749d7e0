import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from '../../../kernel/graphql.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { stockOutput } from '../../stock/graphql/index.ts';
import { stockViewById } from '../../stock/lists/index.ts';
import { diamondById, diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import { CompletedRingType, EngagementRingType, type RingRow } from './ring.type.ts';

const hiddenDescription = 'Null if the caller can no longer see it.';
const settingById = stockViewById(ringSettings);
const genericDiamondById = stockViewById(genericDiamonds);
const RingSettingOutput = stockOutput(ringSettings);

function settingOf(Ring: typeof EngagementRingType | typeof CompletedRingType): new () => object {
  @Resolver(() => Ring)
  class RingSettingField {
    @FieldResolver(() => RingSettingOutput, { nullable: true, description: hiddenDescription })
    async ringSetting(
      @Ctx() ctx: RequestContext,
      @Root() { ringSettingId }: Pick<RingRow, 'ringSettingId'>,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return (await settingById(ctx, ringSettingId, selectedPaths(info))) ?? null;
    }
  }
  return RingSettingField;
}

@Resolver(() => EngagementRingType)
class EngagementRingStone {
  @FieldResolver(() => stockOutput(diamonds), { nullable: true, description: hiddenDescription })
  async diamond(
    @Ctx() ctx: RequestContext,
    @Root() { stoneId }: EngagementRingType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return (await diamondById(ctx, stoneId, selectedPaths(info))) ?? null;
  }
}

@Resolver(() => CompletedRingType)
class CompletedRingStone {
  @FieldResolver(() => stockOutput(genericDiamonds), { nullable: true, description: hiddenDescription })
  async genericDiamond(
    @Ctx() ctx: RequestContext,
    @Root() { stoneId }: CompletedRingType,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return (await genericDiamondById(ctx, stoneId, selectedPaths(info))) ?? null;
  }
}

export const ringFieldResolvers: readonly (new () => object)[] = [
  settingOf(EngagementRingType),
  settingOf(CompletedRingType),
  EngagementRingStone,
  CompletedRingStone,
];
