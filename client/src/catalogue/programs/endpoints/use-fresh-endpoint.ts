import { useApolloClient } from '@apollo/client/react';
import { WebhookEndpointsDocument } from '../../../graphql/generated/graphql';
import { readAgainWhenStale } from '../../../graphql/stale';
import { useProgramsOwner } from '../programs-owner';

/** Changes an endpoint from the version on the screen; the list is read again where somebody else was faster. */
export function useFreshEndpoint(): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const client = useApolloClient();
  const { userId } = useProgramsOwner();
  return (change) =>
    readAgainWhenStale(change, () =>
      client.query({ query: WebhookEndpointsDocument, variables: { userId }, fetchPolicy: 'network-only' }),
    );
}
