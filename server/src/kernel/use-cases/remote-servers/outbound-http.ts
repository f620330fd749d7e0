/** POST request to another server. */
export interface RemotePost {
  /** Absolute URL without a name or password. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

export interface PostOutcome {
  /** HTTP status of the response. Null without a response. */
  readonly status: number | null;
  /** Connection and response, in milliseconds. */
  readonly durationMs: number;
  /** Beginning of the response body. Null without a response. */
  readonly answer: string | null;
  /** Reason of the failure, for people. Null if the status is 2xx. */
  readonly failure: string | null;
}

/** Sends POST requests to other servers. */
export interface OutboundHttp {
  /**
   * Sends the request once. Every response and network failure is an outcome; it throws only if {@link close} aborts
   * it. URLs that are not https or lead into a private network are refused, unless the configuration allows them.
   * Redirects are not followed.
   */
  send(post: RemotePost): Promise<PostOutcome>;
  /**
   * Returns whether POST requests to the host of a URL are allowed: it is public, or a name with a public IP address.
   * Always true if private networks are allowed.
   */
  reaches(url: URL): Promise<boolean>;
  close(): Promise<void>;
}
