import { Arg, Ctx, ID, Query, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockKind } from '../stock/fields/index.ts';
import { explainStock } from './explain-stock.ts';
import { StockView } from './stock-view.type.ts';

@Resolver()
export class StockViewResolver {
  @Query(() => StockView, {
    nullable: true,
    description:
      'Why a user sees a stock item or does not, and what they pay: each rule as it came out, which one decides, and what would ' +
      'mend it. ITEM_NOT_FOUND and USER_NOT_FOUND. Administrators only.',
  })
  stockView(
    @Ctx() ctx: RequestContext,
    @Arg('stockNumber', () => String, { description: 'The number of the item.' }) stockNumber: string,
    @Arg('userId', () => ID, { nullable: true, description: 'Left out: whoever is not signed in.' })
    userId?: number | null,
    @Arg('domain', () => String, {
      nullable: true,
      description: "An agent's domain, for whoever is not signed in there. Left out: the site that the caller is on.",
    })
    domain?: string | null,
    @Arg('kind', () => StockKind, { nullable: true, description: 'Left out: of whatever type has the number.' })
    kind?: string | null,
  ): Promise<StockView> {
    return explainStock(ctx, { stockNumber, userId, domain, kind });
  }
}
