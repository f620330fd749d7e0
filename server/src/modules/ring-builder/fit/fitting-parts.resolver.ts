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
      'Ring settings that take a stone, by its shape and weight. DIAMOND_NOT_FOUND or ITEM_NOT_FOUND when the caller may not see the stone; INVALID_REQUEST for a parcel and for a stone of a line set. Diamonds that fit a setting: `diamonds(filter: {fitsRingSettingId})`.',
  })
  fittingRingSettings(
    @Ctx() ctx: RequestContext,
    @Arg('stone', () => RingStoneInput, { description: 'The stone.' }) stone: RingStoneInput,
    @Arg('filter', () => inputs.filter, { nullable: true, description: 'Which; without it all that take it.' })
    filter?: object,
    @Arg('sort', () => [inputs.sort], { nullable: true, description: 'Up to 3 columns.' })
    sort?: StockSort[],
    @Arg('page', () => PageInput, { nullable: true, description: 'Which page; without it the first 36.' })
    page?: PageInput,
  ): Promise<StockList> {
    return listFittingSettings(ctx, { stone, filter, sort, page });
  }
}

/** Creates the GraphQL type for parts of one type that do not fit. */
function unfitOutput(name: string, type: StockType): new () => object {
  class Unfit {}
  Field(() => Misfit, { description: 'Why.' })(Unfit.prototype, 'reason');
  Field(() => stockPageOutput(type), { description: 'Which, and how many: each is in one group.' })(
    Unfit.prototype,
    'page',
  );
  ObjectType(name, {
    simpleResolvers: true,
    description: `Those of the ${type.noun}s that do not fit, for one reason.`,
  })(Unfit);
  return Unfit;
}

const UnfitRingSettings = unfitOutput('UnfitRingSettings', ringSettings);
const UnfitDiamonds = unfitOutput('UnfitDiamonds', diamonds);
const UnfitGenericDiamonds = unfitOutput('UnfitGenericDiamonds', genericDiamonds);

const pageWords = 'Which page of each group; without it the first 36.';

@Resolver()
export class UnfitPartsResolver {
  @Query(() => [UnfitRingSettings], {
    nullable: true,
    description:
      'Ring settings that do not take a stone, by the reason: what `fittingRingSettings` leaves out. DIAMOND_NOT_FOUND or ITEM_NOT_FOUND when the caller may not see the stone; INVALID_REQUEST for a parcel and for a stone of a line set.',
  })
  unfitRingSettings(
    @Ctx() ctx: RequestContext,
    @Arg('stone', () => RingStoneInput, { description: 'The stone.' }) stone: RingStoneInput,
    @Arg('page', () => PageInput, { nullable: true, description: pageWords }) page?: PageInput,
  ): Promise<readonly UnfitParts[]> {
    return listUnfitSettings(ctx, { stone, page });
  }

  @Query(() => [UnfitDiamonds], {
    nullable: true,
    description:
      'Diamonds that a ring setting does not take, by the reason: what `diamonds(filter: {fitsRingSettingId})` leaves out. ITEM_NOT_FOUND when the caller does not see the setting.',
  })
  unfitDiamonds(
    @Ctx() ctx: RequestContext,
    @Arg('ringSettingId', () => ID, { description: 'The setting.' }) ringSettingId: number,
    @Arg('page', () => PageInput, { nullable: true, description: pageWords }) page?: PageInput,
  ): Promise<readonly UnfitParts[]> {
    return listUnfitDiamonds(ctx, { ringSettingId, page });
  }

  @Query(() => [UnfitGenericDiamonds], {
    nullable: true,
    description:
      'Generic diamonds that a ring setting does not take, by the reason. ITEM_NOT_FOUND when the caller does not see the setting.',
  })
  unfitGenericDiamonds(
    @Ctx() ctx: RequestContext,
    @Arg('ringSettingId', () => ID, { description: 'The setting.' }) ringSettingId: number,
    @Arg('page', () => PageInput, { nullable: true, description: pageWords }) page?: PageInput,
  ): Promise<readonly UnfitParts[]> {
    return listUnfitGenericDiamonds(ctx, { ringSettingId, page });
  }
}
