import type { ApolloClient } from '@apollo/client';
import {
  AdminOrderDocument,
  type AdminOrderRowFragment,
  AdminOrderRowFragmentDoc,
  ChangeOrderStatusDocument,
  type OrderStatus,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { readCachedRecord } from '../kit/bulk/cached-record';

/** An order as the screen has read it, `null` where it has not. */
export function knownOrder(client: ApolloClient, id: string): AdminOrderRowFragment | null {
  const row = { fragment: AdminOrderRowFragmentDoc, fragmentName: 'AdminOrderRow' };
  return readCachedRecord(client, { __typename: 'Order', id, ...row });
}

/** Moves an order from where it stands on the screen: one that its buyer has cancelled meanwhile is not opened again. */
export function setOrderStatus(client: ApolloClient, id: string, status: OrderStatus): Promise<unknown> {
  const expectedVersion = knownOrder(client, id)?.version ?? null;
  return refetchWhenStale(
    () => client.mutate({ mutation: ChangeOrderStatusDocument, variables: { input: { id, status, expectedVersion } } }),
    () => client.query({ query: AdminOrderDocument, variables: { id }, fetchPolicy: 'network-only' }),
  );
}
