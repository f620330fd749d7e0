/** What is done with keys. Nobody waits for it to be written, and it never throws. */
export interface KeyUsage {
  /** A request has come, and been answered. */
  answered(keyId: number, answer: { readonly address: string; readonly isError: boolean }): void;
  /** An answer that was counted as good says in itself that something went wrong. */
  failed(keyId: number): void;
  /** It has taken so much of the key's budget. */
  cost(keyId: number, cost: number): void;
}
