import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { stockPageOutput } from '../../stock/graphql/index.ts';
import type { StockType } from '../../stock/index.ts';
import { diamonds } from '../../stock-types/diamonds/index.ts';
import { genericDiamonds } from '../../stock-types/generic-diamonds/index.ts';
import { Misfit, ringSettings } from '../../stock-types/ring-settings/index.ts';
import { RingStoneInput } from './ring-stone.input.ts';
import { listUnfitDiamonds, listUnfitGenericDiamonds, listUnfitSettings, type UnfitParts } from './unfit-parts.ts';

/** The class with which GraphQL shows parts of one type that do not fit. */
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
