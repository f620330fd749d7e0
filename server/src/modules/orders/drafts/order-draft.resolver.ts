import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { MoneyScalar } from '../../../kernel/values/scalars.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { ItemKindEnum } from '../../selling/kinds/index.ts';
import { Price } from '../../stock/graphql/index.ts';
import { OrderChangeDraftInput, OrderDraftInput } from '../administration/admin-order.inputs.ts';
import type { Draft, DraftedItem, DraftedLine, DraftProblem } from './draft-lines.ts';
import { draftOrder, draftOrderChange } from './draft-order.ts';

@ObjectType('OrderDraftProblem', {
  simpleResolvers: true,
  description: 'Why a line could not be ordered as it is asked for.',
})
class OrderDraftProblemType implements DraftProblem {
  @Field(() => String, {
    description: 'The field of the line that it is about, such as `item.melee.carats`; empty: the line as a whole.',
  })
  path!: string;

  @Field(() => String, { description: 'What is the matter and what can be done about it, for people.' })
  explanation!: string;
}

@ObjectType('OrderDraftItem', { simpleResolvers: true, description: 'An item that a line would put on the order.' })
class OrderDraftItemType implements DraftedItem {
  @Field(() => ItemKindEnum, { description: 'Kind of the item.' }) kind!: number;
  @Field(() => String, { description: 'Stock number.' }) stockNumber!: string;
  @Field(() => String, { description: 'What it is, in one line.' }) description!: string;

  @Field(() => CaratsScalar, { nullable: true, description: 'Weight of what is asked for; null: none is told.' })
  carats!: string | null;

  @Field(() => Int, { nullable: true, description: 'Stones of a parcel, or about how many of a melee lot.' })
  numberOfStones!: number | null;

  @Field(() => Price, {
    nullable: true,
    description: 'What the buyer pays for it now, unless a price is set; null: it has none, so that one has to be set.',
  })
  price!: DraftedItem['price'];

  @Field(() => Boolean, { description: 'It is made to order: the order keeps nothing of the stock for it.' })
  isMadeToOrder!: boolean;
}

@ObjectType('OrderDraftLine', {
  simpleResolvers: true,
  description: 'What would become of one line that is asked for.',
})
class OrderDraftLineType implements DraftedLine {
  @Field(() => ID, { nullable: true, description: 'The line of the order that it changes; null: it is put on.' })
  lineId!: number | null;

  @Field(() => [OrderDraftItemType], {
    description: 'What it puts on: one item, or all of a set. None: nothing is found, or no amount changes.',
  })
  items!: readonly DraftedItem[];

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'What the buyer would pay for it by themself; null: no item is found, one has no price, or no amount changes.',
  })
  buyersPrice!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: 'What the line comes to: the price that is set, else theirs.',
  })
  totalPrice!: string | null;

  @Field(() => OrderDraftProblemType, { nullable: true, description: 'Null: it can be ordered now.' })
  problem!: DraftProblem | null;
}

@ObjectType('OrderDraft', {
  simpleResolvers: true,
  description: 'What an order, or a change of its lines, would come to now. Nothing is stored or reserved.',
})
class OrderDraftType implements Draft {
  @Field(() => [OrderDraftLineType], {
    description: 'One for each line that is to be put on, in the order of the request.',
  })
  lines!: readonly DraftedLine[];

  @Field(() => [OrderDraftLineType], {
    description:
      'One for each line that is to be changed, in the order of the request; behind them the others of sets that get a price.',
  })
  changedLines!: readonly DraftedLine[];

  @Field(() => [ID], { description: 'Lines that would be taken off: a set goes as a whole.' })
  removedLineIds!: readonly number[];

  @Field(() => MoneyScalar, { description: 'What the order would come to, without lines that could not be ordered.' })
  totalPrice!: string;

  @Field(() => String, { description: 'Currency of its amounts, as ISO 4217 has it.' })
  currency!: string;
}

@Resolver()
export class OrderDraftResolver {
  @Query(() => OrderDraftType, {
    nullable: true,
    description:
      'What createOrder would come to now, line by line at the buyer’s own prices, and why lines could not be ordered. Nothing is stored or reserved. USER_NOT_FOUND; INVALID_REQUEST for an account that may not buy. Administrators only.',
  })
  orderDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OrderDraftInput, { description: 'For whom, and what.' }) input: OrderDraftInput,
  ): Promise<Draft> {
    return draftOrder(ctx, input);
  }

  @Query(() => OrderDraftType, {
    nullable: true,
    description:
      'What updateOrder would make of the lines of an open order now: nothing is changed. ORDER_NOT_FOUND; INVALID_REQUEST for a completed or cancelled order. Administrators only.',
  })
  orderChangeDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OrderChangeDraftInput, { description: 'Which order, and what would change.' })
    input: OrderChangeDraftInput,
  ): Promise<Draft> {
    return draftOrderChange(ctx, input);
  }
}
