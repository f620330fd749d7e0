import { useApolloClient } from '@apollo/client/react';
import { ApiKeysDocument } from '../../../graphql/generated/graphql';
import { readAgainWhenStale } from '../../../graphql/stale';
import { useProgramsOwner } from '../programs-owner';

/** Changes a key from the version on the screen; the list is read again where somebody else was faster. */
export function useFreshKey(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const client = useApolloClient();
  const { userId } = useProgramsOwner();
  return (change) =>
    readAgainWhenStale(change, () =>
      client.query({ query: ApiKeysDocument, variables: { userId }, fetchPolicy: 'network-only' }),
    );
}
