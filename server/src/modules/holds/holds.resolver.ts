import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { User, userById } from '../accounts/users/index.ts';
import { StockKind } from '../stock/fields/index.ts';
import { endStockHold, findStockHold, type HeldItem, holdStock, StockHold } from './held-item.ts';
import {
  AddToWaitingListInput,
  EndStockHoldInput,
  HoldStockInput,
  MoveInWaitingListInput,
  RemoveFromWaitingListInput,
} from './holds.input.ts';
import { StockWait } from './stock-wait.entity.ts';
import { addToWaitingList, moveInWaitingList, removeFromWaitingList, waitingListOf } from './waiting-list.ts';

@ObjectType()
abstract class StockHoldPayload {
  constructor(hold: HeldItem) {
    this.hold = hold;
  }
  @Field(() => StockHold, { simple: true, description: 'Current hold and waiting list.' })
  hold: HeldItem;
}

@ObjectType({ description: 'Result of `holdStock`.' })
class HoldStockPayload extends StockHoldPayload {}
@ObjectType({ description: 'Result of `endStockHold`.' })
class EndStockHoldPayload extends StockHoldPayload {}
@ObjectType({ description: 'Result of `addToWaitingList`.' })
class AddToWaitingListPayload extends StockHoldPayload {}
@ObjectType({ description: 'Result of `removeFromWaitingList`.' })
class RemoveFromWaitingListPayload extends StockHoldPayload {}
@ObjectType({ description: 'Result of `moveInWaitingList`.' })
class MoveInWaitingListPayload extends StockHoldPayload {}

@Resolver(() => StockWait)
export class StockWaitFields {
  @FieldResolver(() => User, { nullable: true, description: 'The waiting user.' })
  async user(@Ctx() ctx: RequestContext, @Root() { userId }: StockWait) {
    return (await userById(ctx, userId)) ?? null;
  }
}

@Resolver(() => StockHold)
export class StockHoldFields {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Buyer who holds the item. Null if the hold is for no specific buyer, or if the item is not on hold.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { holdUserId }: HeldItem) {
    return holdUserId === null ? null : ((await userById(ctx, holdUserId)) ?? null);
  }

  @FieldResolver(() => [StockWait], { description: 'Waiting list, in order.' })
  waiting(@Ctx() { em }: RequestContext, @Root() item: HeldItem): Promise<StockWait[]> {
    return waitingListOf(em, item);
  }
}

@Resolver()
export class HoldsResolver {
  @Query(() => StockHold, {
    nullable: true,
    description: 'Hold and waiting list of a stock item. Errors: ITEM_NOT_FOUND. Administrators only.',
  })
  stockHold(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => StockKind, { description: 'Stock type of the item.' }) kind: string,
    @Arg('id', () => ID, { description: 'Item ID.' }) id: number,
  ): Promise<HeldItem> {
    return findStockHold(ctx, { kind, id });
  }

  @Mutation(() => HoldStockPayload, {
    nullable: true,
    description:
      'Puts a stock item on hold for a buyer, permanently or until a time. No other buyer can order it during the hold. Errors: ITEM_NOT_FOUND, USER_NOT_FOUND; INVALID_REQUEST (409) for items that are sold or in an open order. Administrators only.',
  })
  async holdStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HoldStockInput, { description: 'Item, buyer and end of the hold.' }) input: HoldStockInput,
  ): Promise<HoldStockPayload> {
    return new HoldStockPayload(await holdStock(ctx, input));
  }

  @Mutation(() => EndStockHoldPayload, {
    nullable: true,
    description:
      'Ends a hold. The item becomes available again, and is offered to the next user on its waiting list. Administrators only.',
  })
  async endStockHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndStockHoldInput, { description: 'Hold to end.' }) input: EndStockHoldInput,
  ): Promise<EndStockHoldPayload> {
    return new EndStockHoldPayload(await endStockHold(ctx, input));
  }

  @Mutation(() => AddToWaitingListPayload, {
    nullable: true,
    description:
      "Adds a user to the end of an item's waiting list. When the item becomes available, the first user on the list gets an email, or a hold for the given number of hours. Administrators only.",
  })
  async addToWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddToWaitingListInput, { description: 'Item and user to add.' })
    input: AddToWaitingListInput,
  ): Promise<AddToWaitingListPayload> {
    return new AddToWaitingListPayload(await addToWaitingList(ctx, input));
  }

  @Mutation(() => RemoveFromWaitingListPayload, {
    nullable: true,
    description: 'Removes a user from a waiting list. Administrators only.',
  })
  async removeFromWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromWaitingListInput, { description: 'Entry to remove.' })
    input: RemoveFromWaitingListInput,
  ): Promise<RemoveFromWaitingListPayload> {
    return new RemoveFromWaitingListPayload(await removeFromWaitingList(ctx, input));
  }

  @Mutation(() => MoveInWaitingListPayload, {
    nullable: true,
    description: 'Moves a user to another position on a waiting list. Administrators only.',
  })
  async moveInWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveInWaitingListInput, { description: 'Entry and its new position.' })
    input: MoveInWaitingListInput,
  ): Promise<MoveInWaitingListPayload> {
    return new MoveInWaitingListPayload(await moveInWaitingList(ctx, input));
  }
}
