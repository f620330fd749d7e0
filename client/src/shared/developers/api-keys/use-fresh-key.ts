import { useApolloClient } from '@apollo/client/react';
import { ApiKeysDocument } from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { useCredentialOwner } from '../credential-owner';

/** Changes a key from the version on the screen; the list is read again where somebody else was faster. */
export function useFreshKey(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const client = useApolloClient();
  const { userId } = useCredentialOwner();
  return (change) =>
    refetchWhenStale(change, () =>
      client.query({ query: ApiKeysDocument, variables: { userId }, fetchPolicy: 'network-only' }),
    );
}
