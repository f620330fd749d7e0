import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  AdminDiamondDocument,
  ChangeDiamondStatusDocument,
  SetStockActiveDocument,
  type StoneRowFragment,
  StoneRowFragmentDoc,
} from '../../graphql/generated/graphql';
import type { BulkJob } from '../kit/bulk/use-bulk';
import { RecordGone } from '../kit/failure';
import { isSameStatus, type StatusChange, statusChangeOf, toStatusInput } from './status-change';
import { stockStatusLabels } from './stock-status';

/** A stone as far as it has been read. */
function knownStone(client: ApolloClient, id: string): StoneRowFragment | null {
  return client.cache.readFragment({
    from: { __typename: 'Diamond', id },
    fragment: StoneRowFragmentDoc,
    fragmentName: 'StoneRow',
  });
}

async function readStone(client: ApolloClient, id: string): Promise<StoneRowFragment> {
  const known = knownStone(client, id);
  if (known !== null) {
    return known;
  }
  const { data } = await client.query({ query: AdminDiamondDocument, variables: { id } });
  if (data?.diamond == null) {
    throw new RecordGone('The stone');
  }
  return data.diamond;
}

function activityJob(client: ApolloClient, isActive: boolean): BulkJob {
  const set = (id: string, value: boolean) =>
    client.mutate({
      mutation: SetStockActiveDocument,
      variables: { input: { kind: 'DIAMONDS', id, isActive: value } },
    });
  return {
    label: isActive ? 'Activate' : 'Deactivate',
    change: async (id) => {
      const before = (await readStone(client, id)).isActive;
      await set(id, isActive);
      return before === isActive ? null : () => set(id, before);
    },
  };
}

function statusJob(client: ApolloClient, to: StatusChange): BulkJob {
  const set = (id: string, change: StatusChange) =>
    client.mutate({ mutation: ChangeDiamondStatusDocument, variables: { input: toStatusInput(id, change) } });
  return {
    label: `Status ${stockStatusLabels[to.status]}`,
    change: async (id) => {
      const before = statusChangeOf(await readStone(client, id));
      await set(id, to);
      return isSameStatus(before, to) ? null : () => set(id, before);
    },
  };
}

/** What can be done with many stones at once, and what to call them. */
export function useStoneBulk() {
  const client = useApolloClient();
  return useMemo(
    () => ({
      activate: activityJob(client, true),
      deactivate: activityJob(client, false),
      statusJob: (to: StatusChange) => statusJob(client, to),
      nameOf: (id: string) => knownStone(client, id)?.stockNumber ?? `Stone ${id}`,
    }),
    [client],
  );
}
