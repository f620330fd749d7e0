/** Storage for the state of one sync. */
export interface SyncStore<Transaction = undefined> {
  /** Returns the last saved state. Null if none was saved. */
  load(): Promise<string | null>;
  /** Runs `work` and then saves the state, if possible in one transaction. If `work` fails, nothing is saved. */
  commit(state: string, work: (transaction: Transaction) => Promise<void>): Promise<void>;
}

/** Functions that load and save the state in your database. They and your handlers share a transaction. */
export interface TableAccess<Transaction> {
  /** Runs `work` in one transaction, like the `transaction` function of database libraries. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  load(transaction: Transaction): Promise<string | null>;
  save(state: string, transaction: Transaction): Promise<unknown>;
}

/**
 * Saves the state in the same transaction as the items of each step. State and items always match, and no step is
 * applied twice.
 */
export const tableStore = <Transaction>({
  transaction,
  load,
  save,
}: TableAccess<Transaction>): SyncStore<Transaction> => ({
  load: () => transaction(load),
  commit: (state, work) =>
    transaction(async (open) => {
      await work(open);
      await save(state, open);
    }),
});
