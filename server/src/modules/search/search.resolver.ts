import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, Int, ObjectType, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockKind } from '../stock/fields/index.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { viewsOf } from './found-item.ts';
import { type FoundStock, searchStock } from './search-stock.ts';
import { findByNumbers, type NumberedItems, NumberStatus } from './stock-by-numbers.ts';

@ObjectType('StockKindCount', { simpleResolvers: true, description: 'Number of matching items of a stock type.' })
class StockKindCountType {
  @Field(() => StockKind, { description: 'Stock type.' }) kind!: string;
  @Field(() => Int, { description: 'Number of items. Counting stops at 1,000.' }) total!: number;
}

/** Each field is computed by a resolver. */
@ObjectType('StockSearchResult', {
  description: 'Search result. A field is computed only if it is selected.',
})
class StockSearchResultType {
  @Field(() => [StockItemType], {
    description: 'Best matches: by stock number, by report number, by the beginning of a number, then by keyword.',
  })
  items!: object[];
  @Field(() => Int, { description: 'Total number of matches. Each type is counted up to 1,000.' }) total!: number;
  @Field(() => [StockKindCountType], { description: 'Number of matches for each type with at least one match.' })
  kinds!: StockKindCountType[];
}

@ObjectType('NumberedStock', { description: 'Requested stock or report number with the items found.' })
class NumberedStockType {
  @Field(() => String, { simple: true, description: 'Number as sent in the request.' }) number!: string;
  @Field(() => NumberStatus, { simple: true, description: 'Result of the lookup.' }) status!: NumberStatus;
  @Field(() => [StockItemType], {
    description:
      'Items with this number: usually one, none for an unknown number. Items of different types may have the same number.',
  })
  items!: object[];
}

@Resolver(() => StockSearchResultType)
export class SearchResolver {
  @Query(() => StockSearchResultType, {
    nullable: true,
    description:
      'Searches stock of all types that the caller may see, with prices for the caller. The text is a stock or report number, ignoring case, spaces and dashes, or a list of keywords that must all match.',
  })
  searchStock(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String, { description: 'A number, the beginning of a number, or up to 10 keywords.' })
    text: string,
    @Arg('first', () => Int, { nullable: true, description: 'Maximum number of items, 1 to 200. Default: 20.' })
    first?: number,
    @Arg('kinds', () => [StockKind], { nullable: true, description: 'Stock types to search. If omitted, all types.' })
    kinds?: string[],
  ): Promise<FoundStock> {
    return searchStock(ctx, { text, first, kinds });
  }

  @FieldResolver(() => [StockItemType])
  async items(
    @Ctx() ctx: RequestContext,
    @Root() results: FoundStock,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    return viewsOf(ctx, await results.best(), selectedPaths(info));
  }

  @FieldResolver(() => Int)
  total(@Root() results: FoundStock): Promise<number> {
    return results.total();
  }

  @FieldResolver(() => [StockKindCountType])
  kinds(@Root() results: FoundStock): Promise<readonly StockKindCountType[]> {
    return results.counts();
  }
}

@Resolver(() => NumberedStockType)
export class StockNumbersResolver {
  @Query(() => [NumberedStockType], {
    description:
      'Looks up to 500 stock or report numbers, ignoring case, spaces and dashes. Results are in the order of the numbers.',
  })
  stockByNumbers(
    @Ctx() ctx: RequestContext,
    @Arg('numbers', () => [String], { description: 'Stock or report numbers, at most 500.' }) numbers: string[],
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
