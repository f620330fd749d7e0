import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from '../../kernel/graphql.ts';
import { DependsOn } from '../../kernel/transport/dependencies.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { type NotedItem, notedItem, noteOf, SetStockNoteInput, setStockNote } from './stock-notes.ts';

@ObjectType({ description: 'Result of `setStockNote`.' })
class SetStockNotePayload {
  constructor(readonly named: Pick<SetStockNoteInput, 'kind' | 'id'>) {}

  @Field(() => StockItemType, { description: 'The item with the updated note.' })
  item(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<object> {
    return notedItem(ctx, this.named, selectedPaths(info));
  }
}

@Resolver(() => StockItemType)
export class StockNotesResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Private note of the caller about the item. Null if there is none, and for visitors and API keys.',
  })
  @DependsOn(['stock_note'])
  note(@Ctx() ctx: RequestContext, @Root() item: NotedItem): Promise<string | null> {
    return noteOf(ctx, item);
  }

  @Mutation(() => SetStockNotePayload, {
    nullable: true,
    description:
      "Sets, replaces or deletes the caller's private note about an item. ITEM_NOT_FOUND if the caller may not see the item.",
  })
  async setStockNote(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetStockNoteInput, { description: 'Item and note.' }) input: SetStockNoteInput,
  ): Promise<SetStockNotePayload> {
    return new SetStockNotePayload(await setStockNote(ctx, input));
  }
}
