import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { StockItemType } from '../stock/fields/stock-item.type.ts';
import { SetStockActiveInput, setAnyStockActive } from './set-stock-active.ts';

@ObjectType({ simpleResolvers: true, description: 'Outcome of setStockActive.' })
class SetStockActivePayload {
  @Field(() => StockItemType, { description: 'The stock item as it is now.' })
  item!: object;
}

@Resolver()
export class StockChangesResolver {
  @Mutation(() => SetStockActivePayload, {
    nullable: true,
    description:
      'Puts one stock item on the lists or takes it off them; refused (STALE_VERSION) when somebody else was faster. Administrators only.',
  })
  async setStockActive(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SetStockActiveInput, { description: 'The stock item, and whether it is on the lists.' })
    input: SetStockActiveInput,
  ): Promise<SetStockActivePayload> {
    return { item: await setAnyStockActive(ctx, input) };
  }
}
