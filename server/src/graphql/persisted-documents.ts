import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InMemoryLRUCache, type KeyValueCache, PrefixingKeyValueCache } from '@apollo/utils.keyvaluecache';
import Type from 'typebox';
import { Value } from 'typebox/value';

/** Texts of the queries of the client that was built into a folder, by what it calls them; none where there is none. */
function readClientDocuments(folder: string): ReadonlyMap<string, string> {
  const file = path.join(folder, '.documents.json');
  const documents = existsSync(file)
    ? Value.Parse(Type.Record(Type.String(), Type.String()), JSON.parse(readFileSync(file, 'utf8')))
    : {};
  return new Map(Object.entries(documents));
}

/** Keeps what callers have sent with its hash while there is room, and the client's own queries always. */
class PersistedDocuments extends InMemoryLRUCache<string> {
  constructor(private readonly own: ReadonlyMap<string, string>) {
    super();
  }

  override async get(key: string): Promise<string | undefined> {
    return this.own.get(key) ?? super.get(key);
  }
}

/** Where the server finds the text of a query that is sent as a hash only. `folder` is that of the built client. */
export const persistedDocuments = (folder: string): KeyValueCache<string> =>
  // Nothing else is kept in it.
  PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(
    new PersistedDocuments(readClientDocuments(folder)),
  );
