import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from '../../../kernel/graphql.ts';
import { type Page, PageInput } from '../../../kernel/input/page.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds } from '../../selling/kinds/index.ts';
import { StockItemType } from '../../stock/graphql/index.ts';
import { stockViewById } from '../../stock/lists/index.ts';
import { HoldRecord } from '../records/hold-record.entity.ts';
import { extendHold, findMyHolds, placeHolds, releaseHold } from './change-holds.ts';
import { HoldPage } from './hold.type.ts';
import type { HoldRow } from './hold-row.ts';
import { ExtendHoldInput, HoldFilter, PlaceHoldsInput, ReleaseHoldInput } from './holds.inputs.ts';

const readers = new Map(
  itemKinds.flatMap(({ heldAs }) => (heldAs ? [[heldAs.type.name, stockViewById(heldAs.type)] as const] : [])),
);

@ObjectType({ simpleResolvers: true, description: 'Outcome of placeHolds.' })
class PlaceHoldsPayload {
  @Field(() => [HoldRecord], {
    description: 'One for each item in their order, with those that are only sold together with it, as they are now.',
  })
  holds!: readonly HoldRow[];
  @Field(() => Boolean, { description: 'An earlier call with the same key had placed them.' }) isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of extendHold.' })
class ExtendHoldPayload {
  @Field(() => HoldRecord, { description: 'The hold as it is now.' }) hold!: HoldRow;
  @Field(() => Boolean, { description: 'An earlier call with the same key had done it.' }) isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of releaseHold.' })
class ReleaseHoldPayload {
  @Field(() => HoldRecord, { description: 'The hold as it was at its end.' }) hold!: HoldRow;
  @Field(() => Boolean, { description: 'An earlier call with the same key had done it.' }) isReplay!: boolean;
}

@Resolver(() => HoldRecord)
export class HoldFields {
  @FieldResolver(() => StockItemType, {
    nullable: true,
    description:
      'The item as it is now; null once it is gone, or the caller does not see it any more. Keys need STOCK_READ.',
  })
  async item(
    @Ctx() ctx: RequestContext,
    @Root() { kind, itemId }: HoldRow,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return (await readers.get(kind)?.(ctx, itemId, selectedPaths(info))) ?? null;
  }
}

@Resolver()
export class HoldResolver {
  @Query(() => HoldPage, {
    nullable: true,
    description:
      'The caller’s own holds, newest first: what they hold themselves, and what the house holds for them. Signed-in users only.',
  })
  holds(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => HoldFilter, { nullable: true, description: 'Which; all where it is left out.' })
    filter?: HoldFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'The first 36 where it is left out.' })
    page?: PageInput | null,
  ): Promise<Page<HoldRow>> {
    return findMyHolds(ctx, { filter, page });
  }

  @Mutation(() => PlaceHoldsPayload, {
    nullable: true,
    description:
      'Puts items on hold for the caller, all or nothing. A hold reserves an item: until it ends, no other buyer can order it. It does not fix the price: the item is ordered at its price at that time, so send `expectedTotal` with the order. DIAMOND_NOT_FOUND and ITEM_NOT_FOUND name items as `items.<index>`: 409 (NOT_FOR_SALE) for items that are not for sale, or have a waiting list. INVALID_REQUEST 409 for items that the caller has on hold, (HELD_BEFORE) had on hold recently, and (TOO_MANY_HOLDS) for more holds than are allowed at one time.',
  })
  placeHolds(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlaceHoldsInput, { description: 'The items, and for how long.' }) input: PlaceHoldsInput,
  ): Promise<PlaceHoldsPayload> {
    return placeHolds(ctx, input);
  }

  @Mutation(() => ExtendHoldPayload, {
    nullable: true,
    description:
      'Extends a hold that the caller has placed, together with items that are only sold with its item. The price is not fixed by this either. ITEM_NOT_FOUND: 409 (NOT_FOR_SALE) if the item has a waiting list. INVALID_REQUEST 409 for a hold that has ended or was placed by an administrator, and (STALE_VERSION).',
  })
  extendHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExtendHoldInput, { description: 'The hold, and for how long in all.' }) input: ExtendHoldInput,
  ): Promise<ExtendHoldPayload> {
    return extendHold(ctx, input);
  }

  @Mutation(() => ReleaseHoldPayload, {
    nullable: true,
    description:
      'Ends one of the caller’s holds, together with items that are only sold with its item: they are for sale again. ITEM_NOT_FOUND; INVALID_REQUEST 409 for a hold that has ended, and (STALE_VERSION).',
  })
  releaseHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReleaseHoldInput, { description: 'The hold.' }) input: ReleaseHoldInput,
  ): Promise<ReleaseHoldPayload> {
    return releaseHold(ctx, input);
  }
}
