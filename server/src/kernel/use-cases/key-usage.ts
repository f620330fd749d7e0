/** Progress of a client in a feed after one response. */
export interface FeedProgress {
  readonly upserts: number;
  readonly removals: number;
  /** Whether the response has reached the end of the feed. */
  readonly isCaughtUp: boolean;
}

/** Usage statistics of API keys. Written in the background; the methods never throw. */
export interface KeyUsage {
  /** Counts a request and its response. */
  countResponse(keyId: number, response: { readonly address: string; readonly isError: boolean }): void;
  /** Records an error for a response that was already counted as a success, such as a GraphQL response with errors. */
  failed(keyId: number): void;
  /** Adds to the cost charged to the key. */
  cost(keyId: number, cost: number): void;
  fed(keyId: number, step: FeedProgress): void;
}
