import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, Int, ObjectType, Query, Resolver, Root } from '../../kernel/graphql.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockKind } from '../stock/fields/index.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { viewsOf } from './found-item.ts';
import { type FoundStock, searchStock } from './search-stock.ts';
import { findByNumbers, type NumberedItems, NumberStatus } from './stock-by-numbers.ts';

/** Number of matching items of a type. */
@ObjectType('StockKindCount', { simpleResolvers: true, description: 'How much of a type of stock answers a search.' })
class StockKindCountType {
  @Field(() => StockKind, { description: 'The type.' }) kind!: string;
  @Field(() => Int, { description: 'How many items; 1000 may be more.' }) total!: number;
}

/** Search result. Its fields have resolvers. */
@ObjectType('StockSearchResult', {
  description: 'What a search has found. Each field is computed only when asked for.',
})
class StockSearchResultType {
  @Field(() => [StockItemType], {
    description: 'The best first: by stock number, by report number, by the beginning of a number, then by words.',
  })
  items!: object[];
  @Field(() => Int, { description: 'How many there are; each type is counted up to 1000.' }) total!: number;
  @Field(() => [StockKindCountType], { description: 'How much there is of each type that has something.' })
  kinds!: StockKindCountType[];
}

/** A requested number with its items. */
@ObjectType('NumberedStock', { description: 'One of the numbers that were looked up, and what has it.' })
class NumberedStockType {
  @Field(() => String, { simple: true, description: 'The number, as it was given.' }) number!: string;
  @Field(() => NumberStatus, { simple: true, description: 'What became of it.' }) status!: NumberStatus;
  @Field(() => [StockItemType], {
    description:
      'What has the number: as a rule one item, none for an unknown number. Types may have the same numbers.',
  })
  items!: object[];
}

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
