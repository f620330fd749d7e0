/** What another server is told. */
export interface RemotePost {
  /** An absolute address, without a name or password. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** What became of it. */
export interface PostOutcome {
  /** HTTP status of the answer. Null: there was none. */
  readonly status: number | null;
  /** How long it took, connection and answer included. */
  readonly durationMs: number;
  /** The beginning of what was answered. Null: nothing was. */
  readonly answer: string | null;
  /** Why it has not been taken, for people. Null: it has, with a status of 2xx. */
  readonly failure: string | null;
}

/** Tells other servers something, by POST. */
export interface RemotePosts {
  /**
   * Asks once. Whatever the other server does is an outcome; it throws only where {@link close} breaks it off. Addresses that are not https or lead into
   * a private network are not asked, unless the house is set up to allow them; nobody is followed elsewhere.
   */
  send(post: RemotePost): Promise<PostOutcome>;
  /**
   * Whether the host of an address may be sent posts: it is public, or a name that has a public IP address. Always true if
   * private networks are allowed.
   */
  reaches(url: URL): Promise<boolean>;
  /** Ends connections. */
  close(): Promise<void>;
}
