import { createContext, useContext, useEffect, useState } from 'react';

/** The query behind a record that is open. */
interface RecordQuery {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

const WholeRecord = createContext(true);

export const WholeRecordProvider = WholeRecord.Provider;

/**
 * Whether all of the open record is of its version. It is not while a list beside it has brought a newer version of what
 * the list shows and of nothing else: a form that went on from that would overwrite, unseen, what it does not know.
 */
export const useIsWhole = (): boolean => useContext(WholeRecord);

const versionOf = (record: unknown): number | null =>
  typeof record === 'object' && record !== null && 'version' in record && typeof record.version === 'number'
    ? record.version
    : null;

/** Reads a record again as soon as something else than its own query has brought a newer version of it. Answers whether it is whole. */
export function useWholeRecord({ loading, error, refetch }: RecordQuery, record: unknown): boolean {
  const version = versionOf(record);
  const [wasLoading, setWasLoading] = useState(loading);
  /** The version that its own query has brought last. */
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
      // What goes wrong is in the query's answer, and the panel says so.
      void refetch().catch(() => undefined);
    }
  }, [isWhole, loading, error, refetch]);
  return isWhole;
}
