import type { ApolloClient } from '@apollo/client';
import { AdminUserDocument } from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { knownUser } from './known-user';

/** What a change of a user says of them: who, and the version that this browser has on its screen. */
interface KnownUser {
  readonly userId: string;
  readonly expectedVersion: number | null;
}

/** Sends a change of a user, made from the version that is on the screen. */
export function changeUser<T>(
  client: ApolloClient,
  userId: string,
  send: (known: KnownUser) => Promise<T>,
): Promise<T> {
  return refetchWhenStale(
    () => send({ userId, expectedVersion: knownUser(client, userId)?.version ?? null }),
    () => client.query({ query: AdminUserDocument, variables: { id: userId }, fetchPolicy: 'network-only' }),
  );
}
