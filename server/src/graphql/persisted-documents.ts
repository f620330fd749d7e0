import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InMemoryLRUCache, type KeyValueCache, PrefixingKeyValueCache } from '@apollo/utils.keyvaluecache';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** Returns the queries of the built client in a folder by their hashes. Empty if there is no client. */
function readClientDocuments(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, '.documents.json');
  const documents = existsSync(file)
    ? Value.Parse(Type.Record(Type.String(), Type.String()), JSON.parse(readFileSync(file, 'utf8')))
    : {};
  return new Map(Object.entries(documents));
}

/**
 * Stores queries that callers have sent with their hash, as long as there is space, and the client's own queries
 * permanently.
 */
class PersistedDocuments extends InMemoryLRUCache<string> {
  constructor(private readonly own: ReadonlyMap<string, string>) {
    super();
  }

  override async get(key: string): Promise<string | undefined> {
    return this.own.get(key) ?? super.get(key);
  }
}

/** Returns the store of queries that can be sent as a hash only. `folder` contains the built client. */
export const persistedDocuments = (folder: string): KeyValueCache<string> =>
  // The store contains no other keys.
  PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(
    new PersistedDocuments(readClientDocuments(folder)),
  );
