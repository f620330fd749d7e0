import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { formatCount } from '../../../ui/numbers';
import { RecordDeletedError } from '../failure';

/** Record to read from the cache, with the fragment that the list fetches. */
interface ListedRecord<Data> {
  readonly __typename: string;
  readonly id: string;
  readonly fragment: TypedDocumentNode<Data, unknown>;
  readonly fragmentName: string;
}

/** Returns a record from the cache; null if it is not cached. */
export function readCachedRecord<Data>(
  client: ApolloClient,
  { __typename, id, fragment, fragmentName }: ListedRecord<Data>,
): Data | null {
  return client.cache.readFragment({ from: { __typename, id }, fragment, fragmentName });
}

/**
 * Returns the record before a bulk change. If it is not cached, for example because it was selected on another page,
 * it is fetched by `read`.
 * @throws RecordDeletedError if the record no longer exists; `description` is its name
 */
export async function recordBefore<Data>(
  cached: Data | null,
  read: () => Promise<Data | null | undefined>,
  description: string,
): Promise<Data> {
  const record = cached ?? (await read()) ?? null;
  if (record === null) {
    throw new RecordDeletedError(description);
  }
  return record;
}

/** Reverts one change. */
export type Undo = () => Promise<unknown>;

/** Record that the server refused to change, with the reason. */
export interface Refusal {
  readonly id: string;
  readonly reason: string;
}

/** Result of a bulk change for each record. */
export interface BulkOutcome {
  readonly changed: readonly { readonly id: string; readonly undo: Undo }[];
  /** IDs of records that already had the requested value. */
  readonly unchanged: readonly string[];
  readonly rejected: readonly Refusal[];
}

interface ChangeEachOptions {
  /** Changes one record. Resolves to null if the record is unchanged. Rejects if the server returns an error. */
  readonly change: (id: string) => Promise<Undo | null>;
  readonly reasonOf: (error: unknown) => string;
  /** Called after each record with the number of processed records. */
  readonly onProgress?: (doneCount: number) => void;
}

/** Maximum number of parallel requests, as a compromise between speed and server load. */
const CONCURRENCY = 4;

/**
 * Changes each record in a separate request, so that a failure does not affect other records. Never rejects. Resolves
 * after the last request, with results in the order of the IDs.
 */
export async function changeEach(
  ids: readonly string[],
  { change, reasonOf, onProgress }: ChangeEachOptions,
): Promise<BulkOutcome> {
  const changes = new Map<string, Undo | null>();
  const reasons = new Map<string, string>();
  const queue = ids.values();
  let doneCount = 0;

  async function runWorker(): Promise<void> {
    for (const id of queue) {
      try {
        changes.set(id, await change(id));
      } catch (error) {
        reasons.set(id, reasonOf(error));
      }
      doneCount += 1;
      onProgress?.(doneCount);
    }
  }

  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
  return {
    changed: ids.flatMap((id) => {
      const undo = changes.get(id) ?? null;
      return undo === null ? [] : [{ id, undo }];
    }),
    unchanged: ids.filter((id) => changes.get(id) === null),
    rejected: ids.flatMap((id) => {
      const reason = reasons.get(id);
      return reason === undefined ? [] : [{ id, reason }];
    }),
  };
}

/** Merges the result of a bulk change with the result of retrying its rejected records. */
export function withRetry(first: BulkOutcome, second: BulkOutcome): BulkOutcome {
  return {
    changed: [...first.changed, ...second.changed],
    unchanged: [...first.unchanged, ...second.unchanged],
    rejected: second.rejected,
  };
}

/** Summarizes the result of a bulk change: `4 changed, 1 refused`. */
export function outcomeText({ changed, unchanged, rejected }: BulkOutcome): string {
  return [
    `${formatCount(changed.length)} changed`,
    unchanged.length === 0 ? null : `${formatCount(unchanged.length)} unchanged`,
    rejected.length === 0 ? null : `${formatCount(rejected.length)} refused`,
  ]
    .filter((part) => part !== null)
    .join(', ');
}
