/** Storage for the state of one sync. */
export interface SyncStore<Transaction = undefined> {
  /** Returns the last saved state. Null if no state has been saved. */
  load(): Promise<string | null>;
  /** Runs `apply` and then saves the state, if possible in one transaction. If `apply` fails, nothing is saved. */
  commit(state: string, apply: (transaction: Transaction) => Promise<void>): Promise<void>;
}

/** Functions that load and save the state in your database. They share a transaction with your handlers. */
export interface TableAccess<Transaction> {
  /** Runs `run` in one transaction, like the `transaction` function of database libraries. */
  transaction<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  load(transaction: Transaction): Promise<string | null>;
  save(state: string, transaction: Transaction): Promise<unknown>;
}

/**
 * Creates a store that saves the state in the same transaction as the items of each step. State and items therefore
 * always match, and no step is applied twice.
 */
export const tableStore = <Transaction>({
  transaction,
  load,
  save,
}: TableAccess<Transaction>): SyncStore<Transaction> => ({
  load: () => transaction(load),
  commit: (state, apply) =>
    transaction(async (open) => {
      await apply(open);
      await save(state, open);
    }),
});
