import { useApolloClient } from '@apollo/client/react';
import { apiErrorOf } from '../../../graphql/api-error';
import { AdminUserDocument } from '../../../graphql/generated/graphql';
import { knownUser } from '../known-user';

/** What a change of a user says of them: who, and the version on the screen. */
interface KnownUser {
  readonly userId: string;
  readonly expectedVersion: number | null;
}

/**
 * Sends changes of a user, each made from the version that this browser has on its screen. Where somebody else was faster
 * the user is read again: the screen then shows what they did.
 */
export function useUserChange(userId: string) {
  const client = useApolloClient();
  return async <T>(send: (known: KnownUser) => Promise<T>): Promise<T> => {
    try {
      return await send({ userId, expectedVersion: knownUser(client, userId)?.version ?? null });
    } catch (error) {
      if (apiErrorOf(error)?.reason === 'STALE_VERSION') {
        await client.query({ query: AdminUserDocument, variables: { id: userId }, fetchPolicy: 'network-only' });
      }
      throw error;
    }
  };
}
