import type { TypedDocumentNode } from '@apollo/client';
import type { QueryFilter } from '../../table/filters/filter-field';
import {
  type CountedFacet,
  countFacets,
  type ListPage,
  type ListSource,
  type ListVariables,
  listSource,
} from '../../table/list/list-source';

interface ListOperations<Data, Row, Sort extends string, Counts, Facet extends string> {
  readonly page: TypedDocumentNode<Data, ListVariables<Sort>>;
  readonly pageOf: (data: Data) => ListPage<Row> | null | undefined;
  readonly facets: TypedDocumentNode<Counts, { filter: QueryFilter; fields: Facet[] }>;
  readonly facetsOf: (data: Counts) => readonly CountedFacet[] | null | undefined;
}

/** The source of a list of stock: the query of its rows, and the one that counts what a type's filters would give. */
export function stockSource<Data, Row, Sort extends string, Counts, Facet extends string>(
  { fields }: { readonly fields: readonly { readonly facet: Facet | null }[] },
  { page, pageOf, facets, facetsOf }: ListOperations<Data, Row, Sort, Counts, Facet>,
): ListSource<Row, Sort> {
  const counted = fields.flatMap(({ facet }) => facet ?? []);
  return listSource(page, pageOf, countFacets(facets, counted, facetsOf));
}
