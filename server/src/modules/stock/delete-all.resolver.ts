import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { StockType } from './stock-type.ts';
import { DeleteAllStockInput, deleteAllStock, previewDeleteAll, type WholeDeletion } from './writing/delete-all.ts';

/**
 * Declares the mutation that deletes all items of a type, and the query that previews it. `plural` is the plural name
 * in GraphQL, such as `EternityRings`. `column` is the column in cart and order lines that references items.
 */
export function deleteAllStockResolver(type: StockType, plural: string, column: string): readonly (new () => object)[] {
  const look = previewDeleteAll(type, column);
  const removeAll = deleteAllStock(type);
  const mutation = `deleteAll${plural}`;

  class DeleteAllInput extends DeleteAllStockInput {}
  Field(() => Int, {
    nullable: true,
    description:
      'Number of items that the user has confirmed. If the current number differs, returns INVALID_REQUEST (409, CONFIRMATION_NEEDED). If omitted, the number is not checked.',
  })(DeleteAllInput.prototype, 'expectedCount');
  InputType(`DeleteAll${plural}Input`, { description: `Input for \`${mutation}\`.` })(DeleteAllInput);

  class DeletedAllPayload {
    deletedCount!: number;
  }
  Field(() => Int, { description: 'Number of deleted items.' })(DeletedAllPayload.prototype, 'deletedCount');
  ObjectType(`DeleteAll${plural}Payload`, { simpleResolvers: true, description: `Result of \`${mutation}\`.` })(
    DeletedAllPayload,
  );

  @ObjectType(`${plural}Deletion`, { simpleResolvers: true, description: `Preview of \`${mutation}\`.` })
  class Deletion implements WholeDeletion {
    @Field(() => Int, {
      description: 'Number of items that would be deleted. Pass it as `expectedCount` to confirm the deletion.',
    })
    count!: number;
    @Field(() => Int, { description: 'Number of wishlist lines that would be deleted with the items.' })
    wishlists!: number;
    @Field(() => Int, { description: 'Number of cart lines that would be deleted with the items.' }) carts!: number;
    @Field(() => Int, {
      description: 'Number of order lines that refer to the items. They retain their descriptions and prices.',
    })
    orders!: number;
    @Field(() => Boolean, {
      description:
        'Whether an open order contains one of the items. If so, nothing can be deleted until the order is completed or canceled.',
    })
    isReserved!: boolean;
    @Field(() => ID, {
      nullable: true,
      description: 'ID of the first open order that contains one of the items. Null if none does.',
    })
    reservedByOrderId!: number | null;
  }

  @Resolver()
  class WholeStockDeletion {
    @Query(() => Deletion, {
      name: `${type.many}Deletion`,
      nullable: true,
      description: `Previews \`${mutation}\` without changing anything. Administrators only.`,
    })
    look(@Ctx() ctx: RequestContext): Promise<Deletion> {
      return look(ctx);
    }

    @Mutation(() => DeletedAllPayload, {
      name: mutation,
      nullable: true,
      description: `Deletes all ${type.noun}s permanently. Orders retain their descriptions and prices. Returns INVALID_REQUEST (409) if an open order has reserved an item, and CONFIRMATION_NEEDED if the number differs from \`expectedCount\`. Administrators only.`,
    })
    async deleteAll(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => DeleteAllInput, {
        nullable: true,
        description: 'Expected number of items. If omitted, all items are deleted without a check.',
      })
      input?: DeleteAllInput | null,
    ): Promise<DeletedAllPayload> {
      return { deletedCount: await removeAll(ctx, input ?? {}) };
    }
  }
  return [WholeStockDeletion];
}
