import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InMemoryLRUCache, type KeyValueCache, PrefixingKeyValueCache } from '@apollo/utils.keyvaluecache';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** Returns the queries of the built client in a folder, keyed by hash. Empty if the folder contains no client. */
function readClientDocuments(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, '.documents.json');
  const documents = existsSync(file)
    ? Value.Parse(Type.Record(Type.String(), Type.String()), JSON.parse(readFileSync(file, 'utf8')))
    : {};
  return new Map(Object.entries(documents));
}

/**
 * Stores the client's own queries permanently. Queries that callers have sent with their hash are stored as long as
 * there is space.
 */
class PersistedDocuments extends InMemoryLRUCache<string> {
  constructor(private readonly registered: ReadonlyMap<string, string>) {
    super();
  }

  override async get(key: string): Promise<string | undefined> {
    return this.registered.get(key) ?? super.get(key);
  }
}

/** Creates the store of queries that clients can reference by hash. `folder` contains the built client. */
export const persistedDocuments = (folder: string): KeyValueCache<string> =>
  // The cache contains no other keys, so no prefix is needed.
  PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(
    new PersistedDocuments(readClientDocuments(folder)),
  );
