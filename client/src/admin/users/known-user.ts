import type { ApolloClient } from '@apollo/client';
import { type UserRowFragment, UserRowFragmentDoc } from '../../graphql/generated/graphql';
import { knownRecord } from '../kit/bulk/known-record';

/** A user as the screen has read them, `null` where it has not. */
export function knownUser(client: ApolloClient, id: string): UserRowFragment | null {
  return knownRecord(client, { __typename: 'User', id, fragment: UserRowFragmentDoc, fragmentName: 'UserRow' });
}
