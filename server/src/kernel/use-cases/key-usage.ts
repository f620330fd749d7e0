/** What a step of a feed has brought. */
export interface FeedProgress {
  readonly upserts: number;
  readonly removals: number;
  /** Whether nothing was left to be read. */
  readonly isCaughtUp: boolean;
}

/** What is done with keys. Nobody waits for it to be written, and it never throws. */
export interface KeyUsage {
  /** A request has come, and been answered. */
  answered(keyId: number, answer: { readonly address: string; readonly isError: boolean }): void;
  /** An answer that was counted as good says in itself that something went wrong. */
  failed(keyId: number): void;
  /** It has taken so much of the key's budget. */
  cost(keyId: number, cost: number): void;
  /** A step of a stock feed was read with it. */
  fed(keyId: number, step: FeedProgress): void;
}
