import type { QueryFilter } from '../../../table/filters/filter-field';
import type { ListSource } from '../../../table/list/list-source';

/**
 * A list of variants that shows one per design, of those that match its filters. Pasted numbers show their exact
 * rows.
 */
export function onePerDesign<Row, Sort extends string>(source: ListSource<Row, Sort>): ListSource<Row, Sort> {
  const narrowed = (filter: QueryFilter): QueryFilter =>
    'ids' in filter ? filter : { ...filter, isOneOfEachDesign: true };
  const { useFacets, exported } = source;
  return {
    usePage: (variables) =>
      source.usePage(variables === null ? null : { ...variables, filter: narrowed(variables.filter) }),
    read: (client, variables) => source.read(client, { ...variables, filter: narrowed(variables.filter) }),
    // An export has every variant that meets the filters.
    ...(exported === undefined ? {} : { exported }),
    ...(useFacets === undefined
      ? {}
      : {
          useFacets: (variables) =>
            useFacets(variables === null ? null : { ...variables, filter: narrowed(variables.filter) }),
        }),
  };
}
