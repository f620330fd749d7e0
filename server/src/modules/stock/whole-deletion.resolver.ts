import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from '../../kernel/graphql.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { StockType } from './stock-type.ts';
import { DeleteAllStockInput, deleteAllStock, lookAtWholeDeletion, type WholeDeletion } from './writing/delete-all.ts';

/**
 * How all pieces of a type are deleted, and what that would do. `plural` is its name in GraphQL: `EternityRings`; lines of
 * baskets and orders point at it by `column`.
 */
export function wholeStockDeletion(type: StockType, plural: string, column: string): readonly (new () => object)[] {
  const look = lookAtWholeDeletion(type, column);
  const removeAll = deleteAllStock(type);
  const mutation = `deleteAll${plural}`;

  class DeleteAllInput extends DeleteAllStockInput {}
  Field(() => Int, {
    nullable: true,
    description:
      'How many there are for whoever confirms it; refused (409, CONFIRMATION_NEEDED) where there are more or fewer by then. Left out, nobody was asked.',
  })(DeleteAllInput.prototype, 'expectedCount');
  InputType(`DeleteAll${plural}Input`, { description: `Input of ${mutation}.` })(DeleteAllInput);

  class DeletedAllPayload {
    deletedCount!: number;
  }
  Field(() => Int, { description: 'How many there were.' })(DeletedAllPayload.prototype, 'deletedCount');
  ObjectType(`DeleteAll${plural}Payload`, { simpleResolvers: true, description: `Outcome of ${mutation}.` })(
    DeletedAllPayload,
  );

  @ObjectType(`${plural}Deletion`, { simpleResolvers: true, description: `What ${mutation} would do.` })
  class Deletion implements WholeDeletion {
    @Field(() => Int, { description: 'How many would go: the `expectedCount` of whoever confirms it.' })
    count!: number;
    @Field(() => Int, { description: 'Lines of wishlists that would go with them.' }) wishlists!: number;
    @Field(() => Int, { description: 'Lines of carts that would go with them.' }) carts!: number;
    @Field(() => Int, { description: 'Lines of orders that would keep their words and prices.' }) orders!: number;
    @Field(() => Boolean, {
      description: 'An open order has one of them: nothing can be deleted before it is settled.',
    })
    isReserved!: boolean;
    @Field(() => ID, { nullable: true, description: 'The first open order that has one of them. Null if none has.' })
    reservedByOrderId!: number | null;
  }

  @Resolver()
  class WholeStockDeletion {
    @Query(() => Deletion, {
      name: `${type.many}Deletion`,
      nullable: true,
      description: `What ${mutation} would do. Changes nothing. Administrators only.`,
    })
    look(@Ctx() ctx: RequestContext): Promise<Deletion> {
      return look(ctx);
    }

    @Mutation(() => DeletedAllPayload, {
      name: mutation,
      nullable: true,
      description: `Deletes all ${type.noun}s for good; orders keep their words and prices. Refused (409) while one is reserved for an open order, and (CONFIRMATION_NEEDED) when there are not as many as expected. Administrators only.`,
    })
    async deleteAll(
      @Ctx() ctx: RequestContext,
      @Arg('input', () => DeleteAllInput, {
        nullable: true,
        description: 'How many are expected; without it, whatever there is goes.',
      })
      input?: DeleteAllInput | null,
    ): Promise<DeletedAllPayload> {
      return { deletedCount: await removeAll(ctx, input ?? {}) };
    }
  }
  return [WholeStockDeletion];
}
