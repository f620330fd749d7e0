import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { RecordGone } from '../failure';

/** What a list has read of a record. */
interface ListedRecord<Data> {
  readonly __typename: string;
  readonly id: string;
  readonly fragment: TypedDocumentNode<Data, unknown>;
  readonly fragmentName: string;
}

/** A record as its list has read it, `null` where it has not. */
export function readCachedRecord<Data>(
  client: ApolloClient,
  { __typename, id, fragment, fragmentName }: ListedRecord<Data>,
): Data | null {
  return client.cache.readFragment({ from: { __typename, id }, fragment, fragmentName });
}

/**
 * The record before a change of many: as its list has read it, else asked for by `read`, such as one that was checked
 * on another page.
 * @throws RecordGone when there is no such record any more; `what` names it
 */
export async function recordBefore<Data>(
  known: Data | null,
  read: () => Promise<Data | null | undefined>,
  what: string,
): Promise<Data> {
  const record = known ?? (await read()) ?? null;
  if (record === null) {
    throw new RecordGone(what);
  }
  return record;
}
