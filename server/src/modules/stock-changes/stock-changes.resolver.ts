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

@ObjectType({ simpleResolvers: true, description: 'Outcome of setStockActive.' })
class SetStockActivePayload {
  @Field(() => StockItemType, { description: 'The stock item as it is now.' })
  item!: object;
}

/** How many items there were, and what became of them. */
@ObjectType({ simpleResolvers: true })
abstract class ChangedItems {
  @Field(() => Int, {
    description:
      'Items that were meant: changed + unchanged + those with problems. Ids that no item of the type has are problems, and not counted here.',
  })
  matched!: number;

  @Field(() => Int, { description: 'Items that changed, or would change.' })
  changed!: number;

  @Field(() => Int, { description: 'Items that are as they should be already; they are not written.' })
  unchanged!: number;

  @Field(() => [StockChangeProblem], {
    description: 'Of the items that do not change: at most the first 1,000, by id.',
  })
  problems!: readonly StockChangeProblem[];

  @Field(() => Int, { description: 'All problems, told or not.' })
  problemCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A price of an item before and after a change.' })
class StockPriceRow {
  @Field(() => ID, { description: 'Id of the item.' }) id!: number;
  @Field(() => String, { description: 'Its stock number.' }) stockNumber!: string;
  @Field(() => MoneyScalar, { nullable: true, description: 'What it was. Null: there was none.' }) before!:
    | string
    | null;
  @Field(() => MoneyScalar, { description: 'What it is then.' }) after!: string;
  @Field(() => MoneyScalar, { nullable: true, description: 'Total price of the item before. Null: it had none.' })
  totalBefore!: string | null;
  @Field(() => MoneyScalar, { description: 'Total price of the item after. The sums add up these totals.' })
  totalAfter!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a change of prices comes to. Prices are those of the house, before markups.',
})
class StockPricesOutcome {
  @Field(() => String, { description: 'The price that changes, as inputs name it.' }) field!: string;
  @Field(() => MoneyScalar, { description: 'What all items that change cost before.' }) sumBefore!: string;
  @Field(() => MoneyScalar, { description: 'What they cost then.' }) sumAfter!: string;
  @Field(() => [StockPriceRow], { description: 'The first 20 of them, by id.' }) rows!: readonly StockPriceRow[];
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of changeStock.' })
class ChangeStockPayload extends ChangedItems implements StockChangeOutcome {
  @Field(() => Boolean, { description: 'True: nothing was changed.' })
  isDryRun!: boolean;

  @Field(() => StockPricesOutcome, { nullable: true, description: 'Of a change of prices. Null: of any other.' })
  prices!: StockPricesOutcome | null;

  @Field(() => String, { nullable: true, description: 'For `undoStockChange`. Null: nothing has changed.' })
  undoToken!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the change can no longer be undone: after 30 days. Null: nothing has changed.',
  })
  undoUntil!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of undoStockChange.' })
class UndoStockChangePayload extends ChangedItems {}

@Resolver()
export class StockChangesResolver {
  @Query(() => StockChangePage, {
    nullable: true,
    description:
      'Bulk changes of stock of the last 400 days, newest first: who made each, and until when it can be undone. Administrators only.',
  })
  bulkStockChanges(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StockChangeFilter, { nullable: true, description: 'All changes if omitted.' })
    filter?: StockChangeFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 if omitted.' })
    page?: PageInput | null,
  ) {
    return listStockChanges(ctx, { filter, page });
  }

  @Mutation(() => SetStockActivePayload, {
    nullable: true,
    description:
      'Puts one stock item on the lists or takes it off them; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async setStockActive(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetStockActiveInput, { description: 'The stock item, and whether it is on the lists.' })
    input: SetStockActiveInput,
  ): Promise<SetStockActivePayload> {
    return { item: await setAnyStockActive(ctx, input) };
  }

  @Mutation(() => ChangeStockPayload, {
    nullable: true,
    description:
      'Changes many items of one type by the rules by which one changes, all or nothing: items that refuse the change are ' +
      'INVALID_REQUEST (409) with a detail each (`items.<id>.<field>`), unless skipProblems. A dry run answers them as problems. ' +
      'At most 50,000 items, a million where prices change. Administrators only.',
  })
  changeStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeStockInput, { description: 'Which items, what changes of them, and how.' })
    input: ChangeStockInput,
  ): Promise<ChangeStockPayload> {
    return changeStock(ctx, input);
  }

  @Mutation(() => UndoStockChangePayload, {
    nullable: true,
    description:
      'Undoes a bulk change, once and within 30 days: its items get their previous values back. Items that were changed since ' +
      'are returned as problems and stay as they are. Administrators only.',
  })
  async undoStockChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UndoStockChangeInput, { description: 'The change.' }) input: UndoStockChangeInput,
  ): Promise<UndoStockChangePayload> {
    const { matched, changed, problems } = await undoStockChange(ctx, input);
    const { list, count } = problems;
    return { matched, changed, unchanged: matched - changed - count, problems: list, problemCount: count };
  }
}
