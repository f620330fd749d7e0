import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { OrderChangeDraftInput, OrderDraftInput } from '../administration/admin-order.inputs.ts';
import type { Draft } from './draft.ts';
import { draftOrder, draftOrderChange } from './draft-order.ts';
import { OrderDraftType } from './order-draft.type.ts';

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
