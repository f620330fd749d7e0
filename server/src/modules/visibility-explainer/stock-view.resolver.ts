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
      'Explains why a user can or cannot see a stock item, and how the price is calculated. Lists each rule with its outcome, the deciding rule and the remedy. ' +
      'ITEM_NOT_FOUND if the item does not exist, USER_NOT_FOUND if the user does not exist. Administrators only.',
  })
  stockView(
    @Ctx() ctx: RequestContext,
    @Arg('stockNumber', () => String, { description: 'Stock number of the item.' }) stockNumber: string,
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'ID of the user whose view is explained. If omitted, an anonymous visitor.',
    })
    userId?: number | null,
    @Arg('domain', () => String, {
      nullable: true,
      description:
        'Domain of an agent, to explain the view of its anonymous visitors. Ignored if `userId` is set. Default: the host of the request.',
    })
    domain?: string | null,
    @Arg('kind', () => StockKind, {
      nullable: true,
      description: 'Stock type. If omitted, the first type that has the stock number.',
    })
    kind?: string | null,
  ): Promise<StockView> {
    return explainStock(ctx, { stockNumber, userId, domain, kind });
  }
}
