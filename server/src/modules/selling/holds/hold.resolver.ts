import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageInput } from '../../../kernel/input/page.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { StockItemType, stockViewById } from '../../catalogue/index.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { extendHold, placeHolds, releaseHold } from './change-holds.ts';
import { HoldPage, HoldType } from './hold.type.ts';
import type { HoldRow } from './hold-row.ts';
import { ExtendHoldInput, HoldFilter, PlaceHoldsInput, ReleaseHoldInput } from './holds.inputs.ts';
import { findMyHolds } from './list-holds.ts';

const readers = new Map(
  itemKinds.flatMap(({ heldAs }) => (heldAs ? [[heldAs.type.name, stockViewById(heldAs.type)] as const] : [])),
);

@ObjectType({ simpleResolvers: true, description: 'Outcome of placeHolds.' })
class PlaceHoldsPayload {
  @Field(() => [HoldType], {
    description: 'One for each item in their order, with those that are only sold together with it, as they are now.',
  })
  holds!: readonly HoldRow[];
  @Field(() => Boolean, { description: 'An earlier call with the same key had placed them.' }) isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of extendHold.' })
class ExtendHoldPayload {
  @Field(() => HoldType, { description: 'The hold as it is now.' }) hold!: HoldRow;
  @Field(() => Boolean, { description: 'An earlier call with the same key had done it.' }) isReplay!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Outcome of releaseHold.' })
class ReleaseHoldPayload {
  @Field(() => HoldType, { description: 'The hold as it was at its end.' }) hold!: HoldRow;
  @Field(() => Boolean, { description: 'An earlier call with the same key had done it.' }) isReplay!: boolean;
}

@Resolver(() => HoldType)
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
      'Puts items on hold for the caller, all or nothing: nobody else can order them meanwhile; prices stay as they are. DIAMOND_NOT_FOUND and ITEM_NOT_FOUND name items as `items.<index>`: 409 (NOT_FOR_SALE) for what is not for sale, or waited for by others. INVALID_REQUEST 409 for what is on hold for the caller already, (HELD_BEFORE) was so a short while ago, and (TOO_MANY_HOLDS) for more than the house allows at one time.',
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
      'Has a hold that the caller has placed end later, with what is only sold together with its item. ITEM_NOT_FOUND: 409 (NOT_FOR_SALE) where others wait for it. INVALID_REQUEST 409 for a hold that is over or was placed by the house, and (STALE_VERSION).',
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
      'Ends a hold of the caller’s, with what is only sold together with its item: it is on sale again. ITEM_NOT_FOUND; INVALID_REQUEST 409 for a hold that is over, and (STALE_VERSION).',
  })
  releaseHold(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReleaseHoldInput, { description: 'The hold.' }) input: ReleaseHoldInput,
  ): Promise<ReleaseHoldPayload> {
    return releaseHold(ctx, input);
  }
}
