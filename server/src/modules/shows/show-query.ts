import { IsEnum } from 'class-validator';
import { type RawBuilder, sql } from 'kysely';
import { Field, InputType } from 'type-graphql';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterFlag, FilterText } from '../../kernel/input/filter-fields.ts';
import { mostSorts, OptionalObjects } from '../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../kernel/input/page.ts';
import { ForAdministrators } from '../../kernel/use-cases/for-administrators.ts';
import { containing } from '../../kernel/values/containing.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn } from './database.ts';
import { isUpcoming, upcomingFirst } from './show-row.ts';

@InputType({ description: 'Which shows. Fields narrow each other.' })
export class ShowFilter {
  @FilterText('Part of the name, the location or the booth.') text?: string | null;
  @FilterFlag('True: running or still to come. False: over.') isUpcoming?: boolean | null;
  @ForAdministrators()
  @FilterFlag('Administrators only: FORBIDDEN for anybody else, who finds active ones.')
  isActive?: boolean | null;
  @ForAdministrators()
  @FilterFlag('Administrators only: FORBIDDEN for anybody else. True: the one that is advertised once it is active.')
  isAdvertised?: boolean | null;
}

/** What shows are sorted by. The values are columns. */
enum ShowSortField {
  NAME = 'name',
  LOCATION = 'location',
  START_DATE = 'start_date',
  END_DATE = 'end_date',
}

describedEnum(ShowSortField, {
  name: 'ShowSortField',
  description: 'What shows are sorted by. Ties: by id.',
  values: { NAME: 'Name.', LOCATION: 'Town and hall.', START_DATE: 'First day.', END_DATE: 'Last day.' },
});

@InputType({ description: 'One column to sort by.' })
export class ShowSort {
  @Field(() => ShowSortField, { description: 'Column.' })
  @IsEnum(ShowSortField, { message: 'must be a known field' })
  field!: ShowSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Missing values come last both ways.' })
  @IsEnum(SortDirection, { message: 'must be ASC or DESC' })
  direction: SortDirection = SortDirection.ASC;
}

/** A question for shows. */
export class ShowQuery {
  @OptionalObject(() => ShowFilter)
  filter?: ShowFilter | null | undefined;

  @OptionalObjects(() => ShowSort, mostSorts)
  sort?: ShowSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

const show = conditionsOn('show', 's');
const s = columnsOf('show', 's');

/** The filter holds for the show `s` on this day. */
export function showCondition(filter: ShowFilter | null | undefined, today: string): Condition {
  const { text, isUpcoming: upcoming, isActive, isAdvertised } = filter ?? {};
  const conditions: Condition[] = [];
  if (text) {
    const words = sql<string>`concat_ws(' ', ${s('name')}, ${s('location')}, ${s('booth')})`;
    conditions.push(show(words, 'ilike', containing(text)));
  }
  if (typeof upcoming === 'boolean') conditions.push(show(isUpcoming(today), '=', upcoming));
  if (typeof isActive === 'boolean') conditions.push(show('s.is_active', '=', isActive));
  if (typeof isAdvertised === 'boolean') conditions.push(show('s.is_advertised', '=', isAdvertised));
  return show.and(conditions);
}

/** SQL behind `order by`; without a sort, upcoming shows first. */
export function showOrder(sort: readonly ShowSort[] | null | undefined, today: string): RawBuilder<unknown> {
  if (!sort?.length) return upcomingFirst(today);
  const columns = sort.map(({ field, direction }) => {
    const column = s(`${field}`);
    return direction === SortDirection.DESC ? sql`${column} desc nulls last` : sql`${column} asc nulls last`;
  });
  return sql.join([...columns, s('id')]);
}
