import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type StockSort, stockInputs, stockPageOutput } from '../../stock/graphql/index.ts';
import type { StockType } from '../../stock/index.ts';
import type { StockList } from '../../stock/lists/index.ts';
import { diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { Misfit, ringSettings } from '../../stock-types/ring-settings/index.ts';
import {
  listFittingSettings,
  listUnfitDiamonds,
  listUnfitGenericDiamonds,
  listUnfitSettings,
  type UnfitParts,
} from './fitting-parts.ts';
import { RingStoneInput } from './ring-parts.ts';

const inputs = stockInputs(ringSettings);

@Resolver()
export class FittingSettingsResolver {
  @Query(() => stockPageOutput(ringSettings), {
    nullable: true,
    description:
      'Returns the ring settings that fit a stone, by its shape and weight. DIAMOND_NOT_FOUND or ITEM_NOT_FOUND if the caller may not see the stone. INVALID_REQUEST for a parcel or a stone of a line set. For diamonds that fit a setting, use `diamonds(filter: {fitsRingSettingId})`.',
  })
  fittingRingSettings(
    @Ctx() ctx: RequestContext,
    @Arg('stone', () => RingStoneInput, { description: 'Stone that the settings must fit.' }) stone: RingStoneInput,
    @Arg('filter', () => inputs.filter, {
      nullable: true,
      description: 'If omitted, all settings that fit the stone.',
    })
    filter?: object,
    @Arg('sort', () => [inputs.sort], { nullable: true, description: 'Sort order. At most 3 criteria.' })
    sort?: StockSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36 settings.' })
    page?: PageInput,
  ): Promise<StockList> {
    return listFittingSettings(ctx, { stone, filter, sort, page });
  }
}

/** Creates the GraphQL type for parts of one stock type that do not fit. */
function unfitOutput(name: string, type: StockType): new () => object {
  class Unfit {}
  Field(() => Misfit, { description: 'Reason why the parts do not fit.' })(Unfit.prototype, 'reason');
  Field(() => stockPageOutput(type), {
    description: 'Parts that do not fit for this reason, and their number. Each part is in one group.',
  })(Unfit.prototype, 'page');
  ObjectType(name, {
    simpleResolvers: true,
    description: `Group of ${type.noun}s that do not fit for the same reason.`,
  })(Unfit);
  return Unfit;
}

const UnfitRingSettings = unfitOutput('UnfitRingSettings', ringSettings);
const UnfitDiamonds = unfitOutput('UnfitDiamonds', diamonds);
const UnfitGenericDiamonds = unfitOutput('UnfitGenericDiamonds', genericDiamonds);

const pageDescription = 'Page of each group. Default: the first 36.';

@Resolver()
export class UnfitPartsResolver {
  @Query(() => [UnfitRingSettings], {
    nullable: true,
    description:
      'Returns the ring settings that do not fit a stone, by reason: all settings that `fittingRingSettings` omits. DIAMOND_NOT_FOUND or ITEM_NOT_FOUND if the caller may not see the stone. INVALID_REQUEST for a parcel or a stone of a line set.',
  })
  unfitRingSettings(
    @Ctx() ctx: RequestContext,
    @Arg('stone', () => RingStoneInput, { description: 'Stone that the settings do not fit.' }) stone: RingStoneInput,
    @Arg('page', () => PageInput, { nullable: true, description: pageDescription }) page?: PageInput,
  ): Promise<readonly UnfitParts[]> {
    return listUnfitSettings(ctx, { stone, page });
  }

  @Query(() => [UnfitDiamonds], {
    nullable: true,
    description:
      'Returns the diamonds that do not fit a ring setting, by reason: all diamonds that `diamonds(filter: {fitsRingSettingId})` omits. ITEM_NOT_FOUND if the setting is not visible to the caller.',
  })
  unfitDiamonds(
    @Ctx() ctx: RequestContext,
    @Arg('ringSettingId', () => ID, { description: 'ID of the setting.' }) ringSettingId: number,
    @Arg('page', () => PageInput, { nullable: true, description: pageDescription }) page?: PageInput,
  ): Promise<readonly UnfitParts[]> {
    return listUnfitDiamonds(ctx, { ringSettingId, page });
  }

  @Query(() => [UnfitGenericDiamonds], {
    nullable: true,
    description:
      'Returns the generic diamonds that do not fit a ring setting, by reason. ITEM_NOT_FOUND if the setting is not visible to the caller.',
  })
  unfitGenericDiamonds(
    @Ctx() ctx: RequestContext,
    @Arg('ringSettingId', () => ID, { description: 'ID of the setting.' }) ringSettingId: number,
    @Arg('page', () => PageInput, { nullable: true, description: pageDescription }) page?: PageInput,
  ): Promise<readonly UnfitParts[]> {
    return listUnfitGenericDiamonds(ctx, { ringSettingId, page });
  }
}
