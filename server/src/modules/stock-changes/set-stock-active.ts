import { Field, ID, InputType, Int } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { StockKind } from '../stock/fields/index.ts';
import { stockView } from '../stock/graphql/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';

/** Its rules are those of the use case that it goes to. */
@InputType({ description: 'Input of setStockActive.' })
export class SetStockActiveInput {
  @Field(() => StockKind, { description: 'The type of the stock item.' })
  kind!: string;

  @Field(() => ID, { description: 'Id of the stock item.' })
  id!: number;

  @Field(() => Boolean, { description: 'Inactive stock exists for administrators only.' })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The `version` that the change is made from. Left out: whatever it is now.',
  })
  expectedVersion?: number | null;
}

/** Puts a stock item of any type on the lists or takes it off them, by the use case of its type. */
export async function setAnyStockActive(
  ctx: RequestContext,
  { kind, ...activation }: SetStockActiveInput,
): Promise<object> {
  const { type, writing } = stockModuleOf(kind);
  return stockView(type, await writing.activate(ctx, activation));
}
