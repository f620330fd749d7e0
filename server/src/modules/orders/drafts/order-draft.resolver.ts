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
  description: 'Reason why a line cannot be ordered as requested.',
})
class OrderDraftProblemType implements DraftProblem {
  @Field(() => String, {
    description: 'Path of the field within the line, such as `item.melee.carats`. Empty for the whole line.',
  })
  path!: string;

  @Field(() => String, { description: 'Explanation for users: the problem and a solution.' })
  explanation!: string;
}

@ObjectType('OrderDraftItem', { simpleResolvers: true, description: 'Item that a line would add to the order.' })
class OrderDraftItemType implements DraftedItem {
  @Field(() => ItemKindEnum, { description: 'Kind of item.' }) kind!: number;
  @Field(() => String, { description: 'Stock number.' }) stockNumber!: string;
  @Field(() => String, { description: 'Description of the item in one line.' }) description!: string;

  @Field(() => CaratsScalar, { nullable: true, description: 'Requested weight in carats. Null if the item has none.' })
  carats!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of stones of a parcel, or the approximate number of stones of a melee lot.',
  })
  numberOfStones!: number | null;

  @Field(() => Price, {
    nullable: true,
    description: "The buyer's current price. Null if the item has no price: `totalPrice` is then required.",
  })
  price!: DraftedItem['price'];

  @Field(() => Boolean, { description: 'Whether the item is made to order. The order reserves no stock for it.' })
  isMadeToOrder!: boolean;
}

@ObjectType('OrderDraftLine', {
  simpleResolvers: true,
  description: 'Preview of a requested line.',
})
class OrderDraftLineType implements DraftedLine {
  @Field(() => ID, { nullable: true, description: 'ID of the order line to change. Null for a new line.' })
  lineId!: number | null;

  @Field(() => [OrderDraftItemType], {
    description:
      'Items that the line adds: one item, or all items of a set. Empty if no item is found or the amount does not change.',
  })
  items!: readonly DraftedItem[];

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      "The buyer's current price. Null if no item is found, an item has no price, or the amount does not change.",
  })
  buyersPrice!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description: "Price of the line: the requested price, otherwise the buyer's price.",
  })
  totalPrice!: string | null;

  @Field(() => OrderDraftProblemType, { nullable: true, description: 'Null if the line can be ordered now.' })
  problem!: DraftProblem | null;
}

@ObjectType('OrderDraft', {
  simpleResolvers: true,
  description: 'Preview of an order or of changes to its lines. Nothing is stored or reserved.',
})
class OrderDraftType implements Draft {
  @Field(() => [OrderDraftLineType], {
    description: 'Lines to add, in the order of the request.',
  })
  lines!: readonly DraftedLine[];

  @Field(() => [OrderDraftLineType], {
    description: 'Lines to change, in the order of the request, followed by other lines of sets whose price changes.',
  })
  changedLines!: readonly DraftedLine[];

  @Field(() => [ID], { description: 'IDs of the removed lines. A set is removed as a whole.' })
  removedLineIds!: readonly number[];

  @Field(() => MoneyScalar, { description: 'Total of the order, without lines that cannot be ordered.' })
  totalPrice!: string;

  @Field(() => String, { description: 'Currency of all amounts: an ISO 4217 code.' })
  currency!: string;
}

@Resolver()
export class OrderDraftResolver {
  @Query(() => OrderDraftType, {
    nullable: true,
    description:
      "Previews `createOrder`: lines at the buyer's current prices, and the reasons why lines cannot be ordered. Nothing is stored or reserved. USER_NOT_FOUND. INVALID_REQUEST for an account that is blocked or not approved. Administrators only.",
  })
  orderDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OrderDraftInput, { description: 'Buyer and items.' }) input: OrderDraftInput,
  ): Promise<Draft> {
    return draftOrder(ctx, input);
  }

  @Query(() => OrderDraftType, {
    nullable: true,
    description:
      'Previews the line changes of `updateOrder` for an open order. Nothing is changed. ORDER_NOT_FOUND. INVALID_REQUEST for a completed or cancelled order. Administrators only.',
  })
  orderChangeDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => OrderChangeDraftInput, { description: 'Order ID and changes.' })
    input: OrderChangeDraftInput,
  ): Promise<Draft> {
    return draftOrderChange(ctx, input);
  }
}
