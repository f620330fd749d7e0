import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { User, userById } from '../accounts/users/index.ts';
import { StockKind } from '../stock/fields/index.ts';
import { endStockHold, findStockHold, type HeldItem, holdStock } from './held-item.ts';
import {
  AddToWaitingListInput,
  EndStockHoldInput,
  HoldStockInput,
  MoveInWaitingListInput,
  RemoveFromWaitingListInput,
} from './holds.input.ts';
import type { StockWait } from './stock-wait.entity.ts';
import { addToWaitingList, moveInWaitingList, removeFromWaitingList, waitsFor } from './waiting-list.ts';

@ObjectType('StockWait', { description: 'Somebody who waits for a stock item.' })
class StockWaitType {
  constructor(readonly wait: StockWait) {}
  @Field(() => ID, { description: 'Id of the entry.' }) get id(): number {
    return this.wait.id;
  }
  @Field(() => Int, {
    nullable: true,
    description: 'For so many hours they get the item once it is free. Null: they are told.',
  })
  get holdHours(): number | null {
    return this.wait.holdHours;
  }
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When they were told that it is free: a day later they leave the list.',
  })
  get toldAt(): Date | null {
    return this.wait.toldAt;
  }
  @Field(() => DateTimeScalar, { description: 'Since when they wait.' }) get createdAt(): Date {
    return this.wait.createdAt;
  }
}

@ObjectType({ description: 'For whom a stock item is held, and who waits for it.' })
class StockHold {
  constructor(readonly item: HeldItem) {}
  @Field(() => StockKind, { description: 'The type of the item.' }) get kind(): string {
    return this.item.kind;
  }
  @Field(() => ID, { description: 'Id of the item.' }) get id(): number {
    return this.item.id;
  }
  @Field(() => Int, { description: 'The `version` of the item.' }) get version(): number {
    return this.item.version;
  }
  @Field(() => Boolean, { description: 'Whether it is on hold at this moment.' }) get isHeld(): boolean {
    return this.item.isHeld;
  }
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the hold ends by itself. Null: not by itself.' })
  get until(): string | null {
    return this.item.holdUntil;
  }
  @Field(() => Boolean, { description: 'Whom it is held for has done so themself, within the rules of the house.' })
  get isByHolder(): boolean {
    return this.item.isByHolder;
  }
  @Field(() => String, { nullable: true, description: 'What they say of it.' })
  get note(): string | null {
    return this.item.note;
  }
}

@ObjectType()
abstract class StockHoldPayload {
  constructor(item: HeldItem) {
    this.hold = new StockHold(item);
  }
  @Field(() => StockHold, { simple: true, description: 'The hold and the waiting list as they are now.' })
  hold: StockHold;
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

@Resolver(() => StockWaitType)
export class StockWaitFields {
  @FieldResolver(() => User, { nullable: true, description: 'Who waits.' })
  async user(@Ctx() ctx: RequestContext, @Root() { wait }: StockWaitType) {
    return (await userById(ctx, wait.userId)) ?? null;
  }
}

@Resolver(() => StockHold)
export class StockHoldFields {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'For whom. Null: for nobody known, or it is not on hold.',
  })
  async user(@Ctx() ctx: RequestContext, @Root() { item: { holdUserId } }: StockHold) {
    return holdUserId === null ? null : ((await userById(ctx, holdUserId)) ?? null);
  }

  @FieldResolver(() => [StockWaitType], { description: 'Who waits for it, in their order.' })
  async waiting(@Ctx() { em }: RequestContext, @Root() { item }: StockHold): Promise<StockWaitType[]> {
    return (await waitsFor(em, item)).map((wait) => new StockWaitType(wait));
  }
}

@Resolver()
export class HoldsResolver {
  @Query(() => StockHold, {
    nullable: true,
    description: 'For whom a stock item is held, and who waits for it. Administrators only.',
  })
  async stockHold(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => StockKind, { description: 'The type of the item.' }) kind: string,
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: number,
  ): Promise<StockHold> {
    return new StockHold(await findStockHold(ctx, { kind, id }));
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
