import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import { PageInput } from '../../kernel/input/page.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar, MoneyScalar } from '../../kernel/values/scalars.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { ChangeStockInput } from './change-stock.input.ts';
import { changeStock, SetStockActiveInput, type StockChangeOutcome, setAnyStockActive } from './change-stock.ts';
import { StockChangeProblem } from './items/item-problem.ts';
import { listStockChanges, StockChangeFilter, StockChangePage } from './list-stock-changes.ts';
import { UndoStockChangeInput, undoStockChange } from './undo/undo-stock-change.ts';

@ObjectType({ simpleResolvers: true, description: 'Result of `setStockActive`.' })
class SetStockActivePayload {
  @Field(() => StockItemType, { description: 'The stock item after the change.' })
  item!: object;
}

/** Item counts by outcome of the change. */
@ObjectType({ simpleResolvers: true })
abstract class ChangedItems {
  @Field(() => Int, {
    description:
      'Number of selected items: changed, unchanged and with problems. IDs that do not exist are reported as problems but not included.',
  })
  matched!: number;

  @Field(() => Int, { description: 'Number of items that were changed, or would be changed in a dry run.' })
  changed!: number;

  @Field(() => Int, { description: 'Number of items that already have the new values. They are not modified.' })
  unchanged!: number;

  @Field(() => [StockChangeProblem], {
    description: 'Problems with items that cannot be changed, ordered by item ID. At most 1,000.',
  })
  problems!: readonly StockChangeProblem[];

  @Field(() => Int, { description: 'Total number of problems, including problems that are not listed.' })
  problemCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Price of an item before and after a change.' })
class StockPriceRow {
  @Field(() => ID, { description: 'Item ID.' }) id!: number;
  @Field(() => String, { description: 'Stock number.' }) stockNumber!: string;
  @Field(() => MoneyScalar, { nullable: true, description: 'Price before the change in USD. Null if there was none.' })
  before!: string | null;
  @Field(() => MoneyScalar, { description: 'Price after the change in USD.' }) after!: string;
  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'Total price of the item before the change in USD. Null if there was none.',
  })
  totalBefore!: string | null;
  @Field(() => MoneyScalar, {
    description: 'Total price of the item after the change in USD.',
  })
  totalAfter!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Result of a price change. Prices are in USD before markups.',
})
class StockPricesOutcome {
  @Field(() => String, { description: 'Input name of the changed price.' }) field!: string;
  @Field(() => MoneyScalar, { description: 'Total price of all changed items before the change, in USD.' })
  sumBefore!: string;
  @Field(() => MoneyScalar, { description: 'Total price of all changed items after the change, in USD.' })
  sumAfter!: string;
  @Field(() => [StockPriceRow], { description: 'The first 20 changed items, ordered by ID.' })
  rows!: readonly StockPriceRow[];
}

@ObjectType({ simpleResolvers: true, description: 'Result of `changeStock`.' })
class ChangeStockPayload extends ChangedItems implements StockChangeOutcome {
  @Field(() => Boolean, { description: 'Whether this was a dry run, which changes nothing.' })
  isDryRun!: boolean;

  @Field(() => StockPricesOutcome, { nullable: true, description: 'Result of a price change. Null for other changes.' })
  prices!: StockPricesOutcome | null;

  @Field(() => String, { nullable: true, description: 'Token for `undoStockChange`. Null if nothing was changed.' })
  undoToken!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the undo period: 30 days after the change. Null if nothing was changed.',
  })
  undoUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `undoStockChange`.' })
class UndoStockChangePayload extends ChangedItems {}

@Resolver()
export class StockChangesResolver {
  @Query(() => StockChangePage, {
    nullable: true,
    description:
      'Lists bulk stock changes of the last 400 days, newest first, with their authors and undo periods. Administrators only.',
  })
  bulkStockChanges(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StockChangeFilter, {
      nullable: true,
      description: 'Filter criteria. If omitted, all changes.',
    })
    filter?: StockChangeFilter | null,
    @Arg('page', () => PageInput, {
      nullable: true,
      description: 'Page of the list. If omitted, the first 36 changes.',
    })
    page?: PageInput | null,
  ) {
    return listStockChanges(ctx, { filter, page });
  }

  @Mutation(() => SetStockActivePayload, {
    nullable: true,
    description:
      'Activates or deactivates one stock item. STALE_VERSION if it has been changed since it was read. Administrators only.',
  })
  async setStockActive(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetStockActiveInput, { description: 'Item ID and whether the item is active.' })
    input: SetStockActiveInput,
  ): Promise<SetStockActivePayload> {
    return { item: await setAnyStockActive(ctx, input) };
  }

  @Mutation(() => ChangeStockPayload, {
    nullable: true,
    description:
      'Changes many items of one type, all or nothing, by the same rules as a change of one item. Items that cannot be changed cause ' +
      'INVALID_REQUEST (409) with one detail per item (`items.<id>.<field>`), unless `skipProblems` is set. A dry run returns them as problems. ' +
      'At most 50,000 items, or 1,000,000 for price changes. Administrators only.',
  })
  changeStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeStockInput, { description: 'Items to change, new values and options.' })
    input: ChangeStockInput,
  ): Promise<ChangeStockPayload> {
    return changeStock(ctx, input);
  }

  @Mutation(() => UndoStockChangePayload, {
    nullable: true,
    description:
      'Undoes a bulk change, once and within 30 days, by restoring the previous values. Items that have been changed since ' +
      'are returned as problems and not restored. Administrators only.',
  })
  async undoStockChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoStockChangeInput, { description: 'Change to undo.' }) input: UndoStockChangeInput,
  ): Promise<UndoStockChangePayload> {
    const { matched, changed, problems } = await undoStockChange(ctx, input);
    const { list, count } = problems;
    return { matched, changed, unchanged: matched - changed - count, problems: list, problemCount: count };
  }
}
