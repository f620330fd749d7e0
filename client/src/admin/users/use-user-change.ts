import { useApolloClient } from '@apollo/client/react';
import { changeUser } from './user-jobs';

/** Returns a function that sends changes to a user. See `changeUser`. */
export function useUserChange(userId: string) {
  const client = useApolloClient();
  return <T>(send: Parameters<typeof changeUser<T>>[2]): Promise<T> => changeUser(client, userId, send);
}
