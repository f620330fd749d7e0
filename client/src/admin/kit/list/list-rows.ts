/** A page of a list as the server answers it. */
export interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** The rows to show and what stands between them and the newest ones. */
export interface ListRows<Row> {
  /** `null` until the first page is there. */
  readonly page: ListPage<Row> | null;
  /** The page is the one of before: a newer one is on its way. */
  readonly isStale: boolean;
  /** What went wrong with the newest one. */
  readonly error: unknown;
  readonly retry: () => void;
}

interface QueryResult<Data> {
  readonly data?: Data | undefined;
  readonly previousData?: Data | undefined;
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** The rows of a query: those of before stay until the new ones are there. */
export function listRows<Data, Row>(
  { data, previousData, loading, error, refetch }: QueryResult<Data>,
  pageOf: (data: Data) => ListPage<Row> | null | undefined,
): ListRows<Row> {
  const newest = data === undefined ? null : pageOf(data);
  const before = previousData === undefined ? null : pageOf(previousData);
  return {
    page: newest ?? before ?? null,
    isStale: loading,
    error,
    // The failure of a retry arrives as `error` again.
    retry: () => void refetch().catch(() => undefined),
  };
}
