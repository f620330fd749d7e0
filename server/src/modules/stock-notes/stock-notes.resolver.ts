import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, FieldResolver, Info, Mutation, ObjectType, Resolver, Root } from '../../kernel/graphql.ts';
import { DependsOn } from '../../kernel/transport/dependencies.ts';
import { selectedPaths } from '../../kernel/transport/selection.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockItemType } from '../stock/graphql/index.ts';
import { type NotedItem, notedItem, noteOf, SetStockNoteInput, setStockNote } from './stock-notes.ts';

@ObjectType({ description: 'Outcome of setStockNote.' })
class SetStockNotePayload {
  constructor(readonly named: Pick<SetStockNoteInput, 'kind' | 'id'>) {}

  @Field(() => StockItemType, { description: 'The item with the note as it is now.' })
  item(@Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<object> {
    return notedItem(ctx, this.named, selectedPaths(info));
  }
}

@Resolver(() => StockItemType)
export class StockNotesResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What the caller has noted about it: nobody else reads that. Null: nothing; for visitors and keys always.',
  })
  @DependsOn(['stock_note'])
  note(@Ctx() ctx: RequestContext, @Root() item: NotedItem): Promise<string | null> {
    return noteOf(ctx, item);
  }

  @Mutation(() => SetStockNotePayload, {
    nullable: true,
    description: 'Keeps a note of the caller about an item that they see. ITEM_NOT_FOUND for any other.',
  })
  async setStockNote(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetStockNoteInput, { description: 'The item, and the note.' }) input: SetStockNoteInput,
  ): Promise<SetStockNotePayload> {
    return new SetStockNotePayload(await setStockNote(ctx, input));
  }
}
