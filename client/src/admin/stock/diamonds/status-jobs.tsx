import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import {
  ChangeDiamondStatusDocument,
  StoneStandingDocument,
  StoneStandingFragmentDoc,
} from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import { knownRecord, recordBefore } from '../../kit/bulk/known-record';
import type { BulkJob } from '../../kit/bulk/use-bulk';
import type { StockJobsProps } from '../stock-type';
import { isSameStatus, type StatusChange, statusChangeOf, toStatusInput } from './status-change';
import { StatusDialog } from './status-dialog';
import { stockStatusLabels } from './stock-status';

/** Sets the status of one stone after the other. */
function statusJob(client: ApolloClient, to: StatusChange): BulkJob {
  const set = (id: string, change: StatusChange) =>
    client.mutate({ mutation: ChangeDiamondStatusDocument, variables: { input: toStatusInput(id, change) } });
  return {
    label: `Status ${stockStatusLabels[to.status]}`,
    change: async (id) => {
      const fragment = { fragment: StoneStandingFragmentDoc, fragmentName: 'StoneStanding' };
      const known = knownRecord(client, { __typename: 'Diamond', id, ...fragment });
      const read = async () => (await client.query({ query: StoneStandingDocument, variables: { id } })).data?.diamond;
      const before = statusChangeOf(await recordBefore(known, read, 'The diamond'));
      await set(id, to);
      return isSameStatus(before, to) ? null : () => set(id, before);
    },
  };
}

/** Sets the status of the checked stones, once it is said which. */
export function StatusJobs({ count, run }: StockJobsProps) {
  const client = useApolloClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        Set status
      </Button>
      <StatusDialog
        isOpen={isAsking}
        title={`Status of ${formatCount(count)} ${count === 1 ? 'stone' : 'stones'}`}
        start={{ status: 'AVAILABLE', holdUserId: null, holdUntil: null }}
        holder={null}
        isPending={false}
        onConfirm={(to) => {
          setAsking(false);
          run(statusJob(client, to));
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
