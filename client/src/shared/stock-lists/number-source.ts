import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { StockKind } from '../../graphql/generated/graphql';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { QueryFilter } from '../../table/filters/filter-field';
import { MOST_PASTED_NUMBERS } from '../../table/filters/values/pasted-numbers';
import type { NumberedRow } from './match-numbers';

interface RowVariables {
  readonly filter: QueryFilter;
  readonly page: { readonly index: number; readonly size: number };
}

/** How the rows of a list are found among the items that have pasted numbers. */
export interface NumberSource {
  /** Of what type they are. */
  readonly kind: StockKind;
  readonly read: (client: ApolloClient, filter: QueryFilter) => Promise<readonly NumberedRow[]>;
}

const everything = { index: 0, size: MOST_PASTED_NUMBERS };

/** Rows of a type, by what asks for them. */
export function numberSource<Data>(
  { kind }: Pick<StockDeclaration, 'kind'>,
  document: TypedDocumentNode<Data, RowVariables>,
  rowsOf: (data: Data) => readonly NumberedRow[] | undefined,
): NumberSource {
  return {
    kind,
    read: async (client, filter) => {
      const { data } = await client.query({ query: document, variables: { filter, page: everything } });
      return data === undefined ? [] : (rowsOf(data) ?? []);
    },
  };
}
