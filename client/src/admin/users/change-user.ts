import type { ApolloClient } from '@apollo/client';
import { apiErrorOf } from '../../graphql/api-error';
import { AdminUserDocument } from '../../graphql/generated/graphql';
import { knownUser } from './known-user';

/** What a change of a user says of them: who, and the version that this browser has on its screen. */
interface KnownUser {
  readonly userId: string;
  readonly expectedVersion: number | null;
}

/**
 * Sends a change of a user, made from the version that is on the screen. Where somebody else was faster it is refused, and
 * the user is read again: the screen then shows what they did, and another try is made from that.
 */
export async function changeUser<T>(
  client: ApolloClient,
  userId: string,
  send: (known: KnownUser) => Promise<T>,
): Promise<T> {
  try {
    return await send({ userId, expectedVersion: knownUser(client, userId)?.version ?? null });
  } catch (error) {
    if (apiErrorOf(error)?.reason === 'STALE_VERSION') {
      await client.query({ query: AdminUserDocument, variables: { id: userId }, fetchPolicy: 'network-only' });
    }
    throw error;
  }
}
