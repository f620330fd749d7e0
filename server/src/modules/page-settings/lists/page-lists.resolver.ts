import { Ctx, Field, ObjectType, Query, Resolver } from '../../../kernel/graphql.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { FilterKind } from '../filter-kind.ts';
import { allPageLists } from './page-lists.ts';

@ObjectType('FilterFieldInfo', { simpleResolvers: true, description: 'Filter field of a list.' })
class FilterFieldInfo {
  @Field(() => String, { description: "Name of the field in the list's filter input." }) name!: string;
  @Field(() => FilterKind, { description: 'Type of control for a filter on this field.' }) kind!: FilterKind;
  @Field(() => [String], {
    nullable: true,
    description: 'Allowed enum values of a multiselect. Null if its values are IDs or strings.',
  })
  values!: readonly string[] | null;
}

@ObjectType('PageListInfo', {
  simpleResolvers: true,
  description: 'Columns, sort fields and filter fields that page settings can use for a list.',
})
class PageListInfo {
  @Field(() => String, { description: 'Name of the query that returns the list.' }) name!: string;
  @Field(() => [String], { description: 'Names of the columns that pages can show.' }) columns!: readonly string[];
  @Field(() => [String], { description: 'Names of the sort fields.' }) sortFields!: readonly string[];
  @Field(() => [FilterFieldInfo], { description: 'Fields that filters can use.' })
  filterFields!: readonly FilterFieldInfo[];
}

/** Returns the lists of the GraphQL schema with their fields, for page settings. */
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
    description:
      'Returns the lists that pages can show, with their columns, sort fields and filter fields. Administrators only.',
  })
  pageLists(@Ctx() ctx: RequestContext) {
    return findPageLists(ctx);
  }
}
