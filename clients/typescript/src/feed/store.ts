/** Keeps where a sync stands, as a text. One store is for one sync. */
export interface SyncStore<Transaction = undefined> {
  /** What was kept last; null at the very beginning. */
  load(): Promise<string | null>;
  /**
   * Has the work of a step done, and keeps the state that follows from it. Never keeps it when the work fails; where both can
   * be one, as in a transaction, they are.
   */
  commit(state: string, work: (transaction: Transaction) => Promise<void>): Promise<void>;
}

/** How a table is read and written: in a transaction of yours, which your handlers get too. */
export interface TableAccess<Transaction> {
  /** Runs work in one transaction, as the `transaction` of database libraries does. */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  load(transaction: Transaction): Promise<string | null>;
  save(state: string, transaction: Transaction): Promise<unknown>;
}

/**
 * Keeps the state beside the stock, in one transaction with each step: whatever happens, the copy is exactly what the state
 * says, and no step is taken over twice.
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
