import type { ApolloClient } from '@apollo/client';
import { type UserRowFragment, UserRowFragmentDoc } from '../../graphql/generated/graphql';
import { readCachedRecord } from '../kit/bulk/cached-record';

/** A user as the screen has read them, `null` where it has not. */
export function knownUser(client: ApolloClient, id: string): UserRowFragment | null {
  return readCachedRecord(client, { __typename: 'User', id, fragment: UserRowFragmentDoc, fragmentName: 'UserRow' });
}
