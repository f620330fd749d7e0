/** Origin of a request, as displayed in the security log. */
export interface Origin {
  /** IP address of the client. Forwarded addresses are used only from trusted proxies. */
  readonly ip: string;
  /** Truncated `User-Agent` of the client. Null if missing. */
  readonly browser: string | null;
  readonly requestId: string;
}

/** Maximum length of the user agent in characters. Browsers send shorter ones, but clients may send any string. */
const longestName = 300;

interface Facts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string | null;
}

export const originOf = ({ request }: { readonly request: Facts }): Origin => ({
  ip: request.ip,
  browser: request.userAgent?.slice(0, longestName) ?? null,
  requestId: request.id,
});

export interface Refusal {
  readonly kind: 'signInFailed' | 'passwordRefused' | 'rateLimited' | 'accessRefused' | 'keyRefused' | 'keyExposed';
  /** Error code, or name of the limit that was exceeded. Never contains user input. */
  readonly reason: string;
  /** Email address contained in the request. */
  readonly email?: string | null;
  readonly userId?: number | null;
  readonly keyPublicId?: string | null;
}

/**
 * Log of rejected requests. Rejections are not published as events, because their transactions are rolled back and an
 * attacker could fill the queues.
 */
export interface SecurityLog {
  /**
   * Records a rejection. Repeated rejections within a minute are combined into one entry with a count. Call it
   * outside transactions. Never throws.
   */
  refused(refusal: Refusal, origin: Origin): Promise<void>;
}
