/** POST request to another server. */
export interface RemotePost {
  /** Absolute URL without user name and password. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Request body in JSON. */
  readonly body: string;
}

export interface PostOutcome {
  /** HTTP status of the response. Null without a response. */
  readonly status: number | null;
  /** Duration of connection and response, in milliseconds. */
  readonly durationMs: number;
  /** Beginning of the response body. Null without a response. */
  readonly responseText: string | null;
  /** Reason for the failure as display text. Null if the status is 2xx. */
  readonly failure: string | null;
}

/** Sends POST requests to other servers. */
export interface OutboundHttp {
  /**
   * Sends the request once. Every response and network failure is returned as an outcome. Throws only if {@link
   * close} aborts the request. Rejects URLs that are not https or that lead into a private network, unless the
   * configuration allows them. Does not follow redirects.
   */
  send(post: RemotePost): Promise<PostOutcome>;
  /**
   * Returns whether POST requests to the host of a URL are allowed: its IP address is public, or private networks are
   * allowed.
   */
  reaches(url: URL): Promise<boolean>;
  close(): Promise<void>;
}
