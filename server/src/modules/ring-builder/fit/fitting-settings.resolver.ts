import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { PageInput } from '../../../kernel/input/page.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { type StockSort, stockInputs, stockPageOutput } from '../../stock/graphql/index.ts';
import type { StockList } from '../../stock/lists/index.ts';
import { ringSettings } from '../../stock-types/ring-settings/index.ts';
import { listFittingSettings } from './fitting-settings.ts';
import { RingStoneInput } from './ring-stone.input.ts';

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
