import { sql } from 'kysely';
import { Field, ID, InputType, Int, ObjectType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag, FilterIds, FilterRange, FilterText } from '../../kernel/input/filter-fields.ts';
import { OptionalList } from '../../kernel/input/list-rules.ts';
import { deepestRow, type Page, PageInput, pageOf } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { containing } from '../../kernel/values/text.ts';
import { conditionsOn, queryIn } from '../../platform/database/statements/own-tables.ts';
import { type Condition, oneOf, rowCount } from '../../platform/database/statements/statements.ts';
import { StockKind } from '../stock/fields/index.ts';
import { undoDays } from './undo/undo-records.ts';

@ObjectType('StockChangeRecord', {
  simpleResolvers: true,
  description: 'Bulk stock change. Administrators only.',
})
class StockChangeRecord {
  @Field(() => ID, { description: 'ID of the change. It is also the `undoToken` for `undoStockChange`.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'Time of the change.' }) at!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'User ID of the administrator who made the change. Null if the account was deleted.',
  })
  actorId!: number | null;
  @Field(() => String, { description: 'Email address of the administrator at the time of the change.' })
  actorEmail!: string;
  @Field(() => StockKind, { description: 'Type of the items.' }) kind!: string;
  @Field(() => String, { description: 'Short description of the change: `Price per carat +5 %`.' })
  description!: string;
  @Field(() => Int, { description: 'Number of changed items.' }) changed!: number;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'End of the undo period. Null if the change was undone or is older than 30 days.',
  })
  undoUntil!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which the change was undone. Null if it was not undone.',
  })
  undoneAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who undid the change. Null if it was not undone.',
  })
  undoneBy!: string | null;
}

@ObjectType('StockChangePage', { simpleResolvers: true, description: 'One page of bulk stock changes.' })
export class StockChangePage {
  @Field(() => [StockChangeRecord], { description: 'Changes, newest first.' }) items!: readonly StockChangeRecord[];
  @Field(() => Int, { description: 'Number of matching changes. Counting stops at 10,001.' }) total!: number;
  @Field(() => Int, { description: 'Page index, 0-based.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer items.' }) size!: number;
}

@InputType({ description: 'Filter for bulk changes. Fields are combined with AND, the values of a list with OR.' })
export class StockChangeFilter {
  @Field(() => [ID], { nullable: true, description: 'IDs of changes.' })
  @OptionalList(100)
  ids?: string[] | null;

  @FilterEnums(() => StockKind, 'Type of the items.')
  kinds?: string[] | null;

  @FilterIds('IDs of the administrators who made the changes.')
  actorIds?: number[] | null;

  @FilterText('Part of the description.')
  text?: string | null;

  @FilterFlag('Whether the change can still be undone.')
  canBeUndone?: boolean | null;

  @FilterRange(() => DateTimeRange, 'Time of the change.')
  at?: DateTimeRange | null;
}

class StockChangesQuery {
  @OptionalObject(() => StockChangeFilter)
  filter?: StockChangeFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

const change = conditionsOn('stock_change', 'c');
const undoUntil = sql<string>`c.made_at + make_interval(days => ${sql.lit(undoDays)})`;
const canBeUndone = sql<boolean>`(c.undone_at is null and ${undoUntil} > now())`;

function changesThat({ ids, kinds, actorIds, text, canBeUndone: isOpen, at }: StockChangeFilter): Condition {
  const conditions: Condition[] = [sql<boolean>`c.changed > 0`];
  if (ids) conditions.push(sql`c.id::text = any(${ids})`);
  if (kinds) conditions.push(change('c.stock_type', '=', oneOf(kinds)));
  if (actorIds) conditions.push(change('c.actor_id', '=', oneOf(actorIds)));
  if (text) conditions.push(change('c.description', 'ilike', containing(text)));
  if (typeof isOpen === 'boolean') conditions.push(sql`${canBeUndone} = ${isOpen}`);
  if (at?.min) conditions.push(sql`c.made_at >= ${at.min}`);
  if (at?.max) conditions.push(sql`c.made_at <= ${at.max}`);
  return change.and(conditions);
}

/** Returns one page of the bulk changes, newest first. */
export const listStockChanges = query(
  administrator,
  StockChangesQuery,
  async ({ em }, { filter, page }): Promise<Page<StockChangeRecord>> => {
    const db = queryIn(em);
    const where = changesThat(filter ?? {});
    return pageOf(
      page,
      ({ limit, offset }) =>
        db
          .selectFrom('stock_change as c')
          .select([
            'c.id',
            'c.made_at as at',
            'c.actor_id as actorId',
            'c.actor_email as actorEmail',
            'c.stock_type as kind',
            'c.description',
            'c.changed',
            sql<string | null>`case when ${canBeUndone} then ${undoUntil} end`.as('undoUntil'),
            'c.undone_at as undoneAt',
            'c.undone_by as undoneBy',
          ])
          .where(where)
          .orderBy('c.made_at', 'desc')
          .orderBy('c.id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
      async () => {
        const reached = db
          .selectFrom('stock_change as c')
          .select('c.id')
          .where(where)
          .limit(deepestRow + 1);
        return (await db.selectFrom(reached.as('r')).select(rowCount.as('count')).executeTakeFirstOrThrow()).count;
      },
    );
  },
);
