import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import { textAt } from '../../../table/columns/value-at';
import type { QueryFilter } from '../../../table/filters/filter-field';
import { MOST_PASTED_NUMBERS } from '../../../table/filters/values/pasted-numbers';
import type { NumberedItem } from './match-numbers';

interface NumberVariables {
  readonly filter: QueryFilter;
  readonly page: { readonly index: number; readonly size: number };
}

/** How the items of a type are found by pasted numbers. */
export interface NumberSource {
  /** Names in the filter input that take numbers, the one that counts most first. */
  readonly filters: readonly string[];
  readonly read: (client: ApolloClient, filter: QueryFilter) => Promise<readonly NumberedItem[]>;
}

const everything = { index: 0, size: MOST_PASTED_NUMBERS };

/** Items by the numbers that the declaration of their type has. */
export function numberSource<Data>(
  { fields }: StockDeclaration,
  document: TypedDocumentNode<Data, NumberVariables>,
  itemsOf: (data: Data) => readonly { readonly id: string }[] | undefined,
): NumberSource {
  const numbers = fields.flatMap(({ filter, output, readers }) =>
    filter?.kind === 'texts' && output !== null && readers === 'everybody' ? [{ filter: filter.name, output }] : [],
  );
  return {
    filters: numbers.map(({ filter }) => filter),
    read: async (client, filter) => {
      const { data } = await client.query({ query: document, variables: { filter, page: everything } });
      const items = data === undefined ? [] : (itemsOf(data) ?? []);
      return items.map((item) => ({ id: item.id, numbers: numbers.map(({ output }) => textAt(item, output)) }));
    },
  };
}
