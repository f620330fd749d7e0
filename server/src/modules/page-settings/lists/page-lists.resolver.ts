import { Ctx, Field, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { FilterKind } from '../filter-kind.ts';
import { allPageLists } from './page-lists.ts';

@ObjectType('FilterFieldInfo', { simpleResolvers: true, description: 'A field that a list can be filtered by.' })
class FilterFieldInfo {
  @Field(() => String, { description: "Of the list's filter input." }) name!: string;
  @Field(() => FilterKind, { description: 'How a filter of it is operated.' }) kind!: FilterKind;
  @Field(() => [String], {
    nullable: true,
    description: 'All values that a multiselect takes, where it takes those of an enum; null: ids or texts.',
  })
  values!: readonly string[] | null;
}

@ObjectType('PageListInfo', { simpleResolvers: true, description: 'What the settings of a page can choose from.' })
class PageListInfo {
  @Field(() => String, { description: 'The query that answers the list.' }) name!: string;
  @Field(() => [String], { description: 'Names of the columns that can be shown.' }) columns!: readonly string[];
  @Field(() => [String], { description: 'What it can be sorted by.' }) sortFields!: readonly string[];
  @Field(() => [FilterFieldInfo], { description: 'What it can be filtered by.' })
  filterFields!: readonly FilterFieldInfo[];
}

/** What every list of the schema offers to the settings of pages. */
const findPageLists = query(administrator, async ({ services }) =>
  allPageLists(services.schema()).map(({ name, columns, sortFields, filterFields }) => ({
    name,
    columns: [...columns],
    sortFields: [...sortFields],
    filterFields: [...filterFields].map(([field, { kind, values }]) => ({ name: field, kind, values })),
  })),
);

@Resolver()
export class PageListsResolver {
  @Query(() => [PageListInfo], {
    nullable: true,
    description: 'What the settings of pages can choose from, list by list. Administrators only.',
  })
  pageLists(@Ctx() ctx: RequestContext) {
    return findPageLists(ctx);
  }
}
