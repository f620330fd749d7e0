import { createContext, useContext, useEffect, useState } from 'react';

interface RecordQuery {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

const RecordCompleteness = createContext(true);

export const WholeRecordProvider = RecordCompleteness.Provider;

/**
 * Returns false if the list has loaded a newer version of the open record than its panel. The list fetches only some
 * fields, so a form with mixed versions would overwrite unseen changes.
 */
export const useIsComplete = (): boolean => useContext(RecordCompleteness);

const versionOf = (record: unknown): number | null =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : null;

/** Refetches a record if another query has loaded a newer version. Returns false until the record is up to date. */
export function useWholeRecord({ loading, error, refetch }: RecordQuery, record: unknown): boolean {
  const version = versionOf(record);
  const [wasLoading, setWasLoading] = useState(loading);
  /** Latest version that the panel's own query has loaded. */
  const [ownVersion, setOwnVersion] = useState(loading ? null : version);
  if (wasLoading !== loading) {
    setWasLoading(loading);
    if (!loading && error === undefined) {
      setOwnVersion(version);
    }
  }
  const isComplete = version === null || version === ownVersion;

  useEffect(() => {
    if (!isComplete && !loading && error === undefined) {
      // The panel shows errors from the query result, so they are ignored here.
      void refetch().catch(() => undefined);
    }
  }, [isComplete, loading, error, refetch]);
  return isComplete;
}
