/** Progress of one step of a feed. */
export interface FeedProgress {
  readonly upserts: number;
  readonly removals: number;
  /** True if the step has reached the end of the feed. */
  readonly isCaughtUp: boolean;
}

/** Usage statistics of API keys. Written in the background; the methods never throw. */
export interface KeyUsage {
  /** Counts a request and its response. */
  answered(keyId: number, answer: { readonly address: string; readonly isError: boolean }): void;
  /** Counts a response as an error that had been counted as a success, such as a GraphQL response with errors. */
  failed(keyId: number): void;
  /** Adds to the cost charged to the key. */
  cost(keyId: number, cost: number): void;
  fed(keyId: number, step: FeedProgress): void;
}
