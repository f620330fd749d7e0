/** Progress that a client has made in a feed after one response. */
export interface FeedProgress {
  readonly upserts: number;
  readonly removals: number;
  /** Whether the response has reached the end of the feed. */
  readonly isCaughtUp: boolean;
}

/** Usage statistics of API keys. They are written in the background. The methods never throw. */
export interface KeyUsage {
  /** Counts a request together with its response. */
  countResponse(keyId: number, response: { readonly address: string; readonly isError: boolean }): void;
  /**
   * Records an error for a response that has already been counted as a success, such as a GraphQL response with
   * errors.
   */
  failed(keyId: number): void;
  /** Adds to the total cost charged to the key. */
  cost(keyId: number, cost: number): void;
  fed(keyId: number, step: FeedProgress): void;
}
