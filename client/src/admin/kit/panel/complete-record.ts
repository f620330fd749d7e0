import { createContext, useContext, useEffect, useState } from 'react';

interface RecordQuery {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

const WholeRecord = createContext(true);

export const WholeRecordProvider = WholeRecord.Provider;

/**
 * False if a list has loaded a newer version of the open record than its panel. The list has only some fields, so a
 * form based on this mix would overwrite changes the user has not seen.
 */
export const useIsComplete = (): boolean => useContext(WholeRecord);

const versionOf = (record: unknown): number | null =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : null;

/** Refetches a record when another query has loaded a newer version of it. Returns false until then. */
export function useWholeRecord({ loading, error, refetch }: RecordQuery, record: unknown): boolean {
  const version = versionOf(record);
  const [wasLoading, setWasLoading] = useState(loading);
  /** Last version loaded by its own query. */
  const [ownVersion, setOwnVersion] = useState(loading ? null : version);
  if (wasLoading !== loading) {
    setWasLoading(loading);
    if (!loading && error === undefined) {
      setOwnVersion(version);
    }
  }
  const isWhole = version === null || version === ownVersion;

  useEffect(() => {
    if (!isWhole && !loading && error === undefined) {
      // Errors are in the query result, and the panel shows them.
      void refetch().catch(() => undefined);
    }
  }, [isWhole, loading, error, refetch]);
  return isWhole;
}
