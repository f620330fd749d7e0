import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockKind } from '../stock/fields/index.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { viewsOf } from './found-item.ts';
import { NumberedStockType, StockKindCountType, StockSearchResultType } from './search.type.ts';
import { type FoundStock, searchStock } from './search-stock.ts';
import { findByNumbers, type NumberedItems } from './stock-by-numbers.ts';

@Resolver(() => StockSearchResultType)
export class SearchResolver {
  @Query(() => StockSearchResultType, {
    nullable: true,
    description:
      "Stock of all types that the caller may see, at the caller's prices: by stock number, by report number (case, spaces and dashes are forgiven), or by words that all describe it.",
  })
  searchStock(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String, { description: 'A number, the beginning of one, or up to 10 words.' }) text: string,
    @Arg('first', () => Int, { nullable: true, description: 'How many items at most: 1 to 200; without it 20.' })
    first?: number,
    @Arg('kinds', () => [StockKind], { nullable: true, description: 'Of these types only; without it of all.' })
    kinds?: string[],
  ): Promise<FoundStock> {
    return searchStock(ctx, { text, first, kinds });
  }

  @FieldResolver(() => [StockItemType])
  async items(
    @Ctx() ctx: RequestContext,
    @Root() found: FoundStock,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    return viewsOf(ctx, await found.best(), selectedPaths(info));
  }

  @FieldResolver(() => Int)
  total(@Root() found: FoundStock): Promise<number> {
    return found.total();
  }

  @FieldResolver(() => [StockKindCountType])
  kinds(@Root() found: FoundStock): Promise<readonly StockKindCountType[]> {
    return found.counts();
  }
}

@Resolver(() => NumberedStockType)
export class StockNumbersResolver {
  @Query(() => [NumberedStockType], {
    description:
      'What has each of up to 500 stock or report numbers, in their order. Case, spaces and dashes are forgiven.',
  })
  stockByNumbers(
    @Ctx() ctx: RequestContext,
    @Arg('numbers', () => [String], { description: 'The numbers.' }) numbers: string[],
  ): Promise<NumberedItems[]> {
    return findByNumbers(ctx, { numbers });
  }

  @FieldResolver(() => [StockItemType])
  items(
    @Ctx() ctx: RequestContext,
    @Root() { items }: NumberedItems,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    return viewsOf(ctx, items, selectedPaths(info));
  }
}
