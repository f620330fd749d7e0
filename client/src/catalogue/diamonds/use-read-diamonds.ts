import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { DiamondListDocument, type DiamondRowFragment } from '../../graphql/generated/graphql';

/** As many as one query may cost. */
const STONES_PER_QUERY = 100;

function chunks(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / STONES_PER_QUERY);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * STONES_PER_QUERY, (index + 1) * STONES_PER_QUERY),
  );
}

/**
 * Reads stones by their ids, in the order of the ids and at today's price. Those that the viewer can no
 * longer see are left out.
 */
export function useReadDiamonds(): (ids: readonly string[]) => Promise<readonly DiamondRowFragment[]> {
  const client = useApolloClient();
  return useCallback(
    async (ids) => {
      const answers = await Promise.all(
        chunks(ids).map((part) =>
          client.query({
            query: DiamondListDocument,
            variables: { filter: { ids: [...part] }, page: { index: 0, size: STONES_PER_QUERY } },
            fetchPolicy: 'network-only',
          }),
        ),
      );
      const byId = new Map(answers.flatMap(({ data }) => data?.diamonds?.items ?? []).map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    [client],
  );
}
