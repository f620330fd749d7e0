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

@ObjectType({ simpleResolvers: true, description: 'Result of `placeHolds`.' })
class PlaceHoldsPayload {
  @Field(() => [HoldRecord], {
    description:
      'Holds of the items in the order of the input, and holds of items that are sold only together with them.',
  })
  holds!: readonly HoldRow[];
  @Field(() => Boolean, { description: 'True if an earlier request with the same idempotency key placed the holds.' })
  isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `extendHold`.' })
class ExtendHoldPayload {
  @Field(() => HoldRecord, { description: 'The updated hold.' }) hold!: HoldRow;
  @Field(() => Boolean, { description: 'True if an earlier request with the same idempotency key made the change.' })
  isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Result of `releaseHold`.' })
class ReleaseHoldPayload {
  @Field(() => HoldRecord, { description: 'The ended hold.' }) hold!: HoldRow;
  @Field(() => Boolean, { description: 'True if an earlier request with the same idempotency key made the change.' })
  isReplay!: boolean;
}

@Resolver(() => HoldRecord)
export class HoldFields {
  @FieldResolver(() => StockItemType, {
    nullable: true,
    description:
      'Current state of the item. Null if the item no longer exists or is no longer visible to the caller. API keys need the scope STOCK_READ.',
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
      'Lists holds of the caller, newest first, including holds placed by administrators. Signed-in users only.',
  })
  holds(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => HoldFilter, { nullable: true, description: 'Default: all holds.' })
    filter?: HoldFilter | null,
    @Arg('page', () => PageInput, { nullable: true, description: 'Default: the first 36.' })
    page?: PageInput | null,
  ): Promise<Page<HoldRow>> {
    return findMyHolds(ctx, { filter, page });
  }

  @Mutation(() => PlaceHoldsPayload, {
    nullable: true,
    description:
      'Puts items on hold for the caller, all or nothing. A hold reserves an item: until it ends, no other buyer can order it. The price is not fixed; the order uses the price at the time of the order, so send `expectedTotal` with the order. DIAMOND_NOT_FOUND and ITEM_NOT_FOUND name items as `items.<index>`, with 409 (NOT_FOR_SALE) for items that are not available or have a waiting list. INVALID_REQUEST (409) for items that the caller has on hold, for items that the caller had on hold recently (HELD_BEFORE), and for too many holds (TOO_MANY_HOLDS).',
  })
  placeHolds(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PlaceHoldsInput, { description: 'Items and duration of the hold.' }) input: PlaceHoldsInput,
  ): Promise<PlaceHoldsPayload> {
    return placeHolds(ctx, input);
  }

  @Mutation(() => ExtendHoldPayload, {
    nullable: true,
    description:
      'Extends a hold that the caller placed, and the holds of items that are sold only together with the held item. The price is not fixed. Errors: ITEM_NOT_FOUND, with 409 (NOT_FOR_SALE) if the item has a waiting list; INVALID_REQUEST 409 for a hold that has ended or was placed by an administrator, and for an outdated version (STALE_VERSION).',
  })
  extendHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExtendHoldInput, { description: 'Hold and its new total duration.' }) input: ExtendHoldInput,
  ): Promise<ExtendHoldPayload> {
    return extendHold(ctx, input);
  }

  @Mutation(() => ReleaseHoldPayload, {
    nullable: true,
    description:
      'Ends a hold of the caller, and the holds of items that are sold only together with the held item. The items become available again. Errors: ITEM_NOT_FOUND; INVALID_REQUEST 409 for a hold that has ended, and for an outdated version (STALE_VERSION).',
  })
  releaseHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReleaseHoldInput, { description: 'Hold to release.' }) input: ReleaseHoldInput,
  ): Promise<ReleaseHoldPayload> {
    return releaseHold(ctx, input);
  }
}
