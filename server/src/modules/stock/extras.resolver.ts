import { sql } from 'kysely';
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from '../../kernel/graphql.ts';
import { batch } from '../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { AdministratorsOnly } from '../../kernel/use-cases/for-administrators.ts';
import { queryIn, stockTable } from './database.ts';
import { stockOutput } from './graphql/stock.type.ts';
import type { StockType } from './stock-type.ts';

type ResolverClass = new () => object;

@ObjectType({ simpleResolvers: true, description: "Column of a supplier's file that matches no field." })
class ExtraAttribute {
  @Field(() => String, { description: 'Column header.' }) name!: string;
  @Field(() => String, { description: 'Cell value.' }) value!: string;
}

/** Returns the extra attributes of items, sorted by name and keyed by item ID. */
const extrasOf = batch(async ({ em }: RequestContext, ids: readonly number[], { table }: StockType) => {
  const rows = await queryIn(em)
    .selectFrom(stockTable(table))
    .select(['d.id', sql<Record<string, string>>`d.extras`.as('extras')])
    .where('d.id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ id, extras }) => [
      id,
      Object.entries(extras)
        .map(([name, value]): ExtraAttribute => ({ name, value }))
        .sort((a, other) => a.name.localeCompare(other.name)),
    ]),
  );
});

/** Declares the `extras` field of a stock type. */
export function stockExtras(type: StockType): ResolverClass {
  const Output = stockOutput(type);

  @Resolver(() => Output)
  class StockExtras {
    @FieldResolver(() => [ExtraAttribute], {
      nullable: true,
      description:
        'Columns of supplier files that match no field, sorted by header. Administrators only; other callers get FORBIDDEN.',
    })
    @AdministratorsOnly()
    async extras(@Ctx() ctx: RequestContext, @Root() { id }: { id: number }): Promise<readonly ExtraAttribute[]> {
      return (await extrasOf(ctx, id, type)) ?? [];
    }
  }
  return StockExtras;
}
