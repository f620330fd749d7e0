/** Storage for the state of one sync. */
export interface SyncStore<Transaction = undefined> {
  /** Returns the last saved state. Null before the first one. */
  load(): Promise<string | null>;
  /** Runs the work of a step, then saves the state, if possible in one transaction. Saves nothing if the work fails. */
  commit(state: string, work: (transaction: Transaction) => Promise<void>): Promise<void>;
}

/** Functions that load and save the state in your database. Your handlers get the same transaction. */
export interface TableAccess<Transaction> {
  /** Runs work in one transaction, like the `transaction` function of database libraries. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  load(transaction: Transaction): Promise<string | null>;
  save(state: string, transaction: Transaction): Promise<unknown>;
}

/** Saves the state in the same transaction as the items of each step. The two always match, and no step is repeated. */
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
