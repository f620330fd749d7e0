import type { QueryFilter } from '../../../table/filters/filter-field';
import type { ListSource } from '../../../table/list/list-source';

/** A list of variants that shows one of each design, unless it is narrowed by `variesBy` or to certain rows. */
export function onePerDesign<Row, Sort extends string>(
  source: ListSource<Row, Sort>,
  variesBy: string,
): ListSource<Row, Sort> {
  const narrowed = (filter: QueryFilter): QueryFilter =>
    variesBy in filter || 'ids' in filter ? filter : { ...filter, isOneOfEachDesign: true };
  const { useFacets } = source;
  return {
    usePage: (variables) =>
      source.usePage(variables === null ? null : { ...variables, filter: narrowed(variables.filter) }),
    read: (client, variables) => source.read(client, { ...variables, filter: narrowed(variables.filter) }),
    ...(useFacets === undefined
      ? {}
      : {
          useFacets: (variables) =>
            useFacets(variables === null ? null : { ...variables, filter: narrowed(variables.filter) }),
        }),
  };
}
