import type { QueryFilter } from '../../../table/filters/filter-field';
import type { ListSource } from '../../../table/list/list-source';

/**
 * Wraps a list source so that it returns one matching variant per design. A lookup of pasted numbers still returns
 * the exact variants.
 */
export function onePerDesign<Row, Sort extends string>(source: ListSource<Row, Sort>): ListSource<Row, Sort> {
  const narrowed = (filter: QueryFilter): QueryFilter =>
    'ids' in filter ? filter : { ...filter, isOneOfEachDesign: true };
  const { useFacets, exported } = source;
  return {
    usePage: (variables) =>
      source.usePage(variables === null ? null : { ...variables, filter: narrowed(variables.filter) }),
    read: (client, variables) => source.read(client, { ...variables, filter: narrowed(variables.filter) }),
    // Exports contain all matching variants.
    ...(exported === undefined ? {} : { exported }),
    ...(useFacets === undefined
      ? {}
      : {
          useFacets: (variables) =>
            useFacets(variables === null ? null : { ...variables, filter: narrowed(variables.filter) }),
        }),
  };
}
