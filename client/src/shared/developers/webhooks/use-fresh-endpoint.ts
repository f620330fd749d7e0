import { useApolloClient } from '@apollo/client/react';
import { WebhookEndpointsDocument } from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { useCredentialOwner } from '../credential-owner';

/** Changes an endpoint from the version on the screen; the list is read again where somebody else was faster. */
export function useFreshEndpoint(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const client = useApolloClient();
  const { userId } = useCredentialOwner();
  return (change) =>
    refetchWhenStale(change, () =>
      client.query({ query: WebhookEndpointsDocument, variables: { userId }, fetchPolicy: 'network-only' }),
    );
}
