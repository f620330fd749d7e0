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
import { addToWaitingList, moveInWaitingList, removeFromWaitingList, waitsFor } from './waiting-list.ts';

@ObjectType()
abstract class StockHoldPayload {
  constructor(hold: HeldItem) {
    this.hold = hold;
  }
  @Field(() => StockHold, { simple: true, description: 'Current hold and waiting list.' })
  hold: HeldItem;
}

@ObjectType({ description: 'Outcome of holdStock.' })
class HoldStockPayload extends StockHoldPayload {}
@ObjectType({ description: 'Outcome of endStockHold.' })
class EndStockHoldPayload extends StockHoldPayload {}
@ObjectType({ description: 'Outcome of addToWaitingList.' })
class AddToWaitingListPayload extends StockHoldPayload {}
@ObjectType({ description: 'Outcome of removeFromWaitingList.' })
class RemoveFromWaitingListPayload extends StockHoldPayload {}
@ObjectType({ description: 'Outcome of moveInWaitingList.' })
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
    description: 'For whom. Null: for nobody known, or it is not on hold.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { holdUserId }: HeldItem) {
    return holdUserId === null ? null : ((await userById(ctx, holdUserId)) ?? null);
  }

  @FieldResolver(() => [StockWait], { description: 'Waiting list, in order.' })
  waiting(@Ctx() { em }: RequestContext, @Root() item: HeldItem): Promise<StockWait[]> {
    return waitsFor(em, item);
  }
}

@Resolver()
export class HoldsResolver {
  @Query(() => StockHold, {
    nullable: true,
    description: 'For whom a stock item is held, and who waits for it. Administrators only.',
  })
  stockHold(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => StockKind, { description: 'The type of the item.' }) kind: string,
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: number,
  ): Promise<HeldItem> {
    return findStockHold(ctx, { kind, id });
  }

  @Mutation(() => HoldStockPayload, {
    nullable: true,
    description:
      'Holds a stock item for a buyer, for ever or until a moment: nobody else can order it. INVALID_REQUEST (409) for what is ' +
      'sold or in an open order. Administrators only.',
  })
  async holdStock(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HoldStockInput, { description: 'The item, its buyer, and until when.' }) input: HoldStockInput,
  ): Promise<HoldStockPayload> {
    return new HoldStockPayload(await holdStock(ctx, input));
  }

  @Mutation(() => EndStockHoldPayload, {
    nullable: true,
    description: 'Ends a hold: the item is on sale again, and who waits for it is next. Administrators only.',
  })
  async endStockHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => EndStockHoldInput, { description: 'The item.' }) input: EndStockHoldInput,
  ): Promise<EndStockHoldPayload> {
    return new EndStockHoldPayload(await endStockHold(ctx, input));
  }

  @Mutation(() => AddToWaitingListPayload, {
    nullable: true,
    description:
      'Puts a user at the end of the waiting list of an item. When it becomes free, the first of the list is told by mail, or ' +
      'gets it for some hours. Administrators only.',
  })
  async addToWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddToWaitingListInput, { description: 'The item, and who waits for it.' })
    input: AddToWaitingListInput,
  ): Promise<AddToWaitingListPayload> {
    return new AddToWaitingListPayload(await addToWaitingList(ctx, input));
  }

  @Mutation(() => RemoveFromWaitingListPayload, {
    nullable: true,
    description: 'Takes a user off a waiting list. Administrators only.',
  })
  async removeFromWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromWaitingListInput, { description: 'The entry.' }) input: RemoveFromWaitingListInput,
  ): Promise<RemoveFromWaitingListPayload> {
    return new RemoveFromWaitingListPayload(await removeFromWaitingList(ctx, input));
  }

  @Mutation(() => MoveInWaitingListPayload, {
    nullable: true,
    description: 'Gives a user another place on a waiting list. Administrators only.',
  })
  async moveInWaitingList(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveInWaitingListInput, { description: 'The entry, and its place.' })
    input: MoveInWaitingListInput,
  ): Promise<MoveInWaitingListPayload> {
    return new MoveInWaitingListPayload(await moveInWaitingList(ctx, input));
  }
}
