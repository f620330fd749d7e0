/** POST request to another server. */
export interface RemotePost {
  /** Absolute URL without credentials. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Request body as JSON text. */
  readonly body: string;
}

export interface PostOutcome {
  /** HTTP status of the response. Null if there was no response. */
  readonly status: number | null;
  /** Time to connect and receive the response, in milliseconds. */
  readonly durationMs: number;
  /** Beginning of the response body. Null if there was no response. */
  readonly responseText: string | null;
  /** Display text that explains the failure. Null if the status is 2xx. */
  readonly failure: string | null;
}

/** Sends POST requests to other servers. */
export interface OutboundHttp {
  /**
   * Sends the request once. Responses and network failures are both returned as outcomes. Throws only if {@link
   * close} aborts the request. Rejects URLs that do not use https or that point to a private network, unless the
   * configuration allows them. Does not follow redirects.
   */
  send(post: RemotePost): Promise<PostOutcome>;
  /**
   * Returns whether POST requests to the URL's host are allowed, because its IP address is public or private networks
   * are allowed.
   */
  reaches(url: URL): Promise<boolean>;
  close(): Promise<void>;
}
