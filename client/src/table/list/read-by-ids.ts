import type { ApolloClient } from '@apollo/client';
import type { ListedRow } from './list-declaration';
import type { ListSource } from './list-source';

/** As many as one query may cost. */
const ROWS_PER_QUERY = 100;

function chunks(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / ROWS_PER_QUERY);
  return Array.from({ length: count }, (_, index) => ids.slice(index * ROWS_PER_QUERY, (index + 1) * ROWS_PER_QUERY));
}

/** Reads rows of a list by their ids, in the order of the ids. Those that the viewer can no longer see are left out. */
export async function readByIds<Row extends ListedRow, Sort extends string>(
  client: ApolloClient,
  source: ListSource<Row, Sort>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const pages = await Promise.all(
    chunks(ids).map((part) =>
      source.read(client, { filter: { ids: [...part] }, sort: [], page: { index: 0, size: ROWS_PER_QUERY } }),
    ),
  );
  const byId = new Map(pages.flatMap(({ items }) => items).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
