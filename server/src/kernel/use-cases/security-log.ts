/** Origin of a request, as displayed in the security log. */
export interface Origin {
  /** IP address of the client, determined with regard to trusted proxies. */
  readonly ip: string;
  /** `User-Agent` of the client, shortened. Null if missing. */
  readonly browser: string | null;
  readonly requestId: string;
}

/** Maximum length in characters. User agents of browsers are shorter, but clients may send any string. */
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
  /** Error code, or name of the exceeded limit. Never contains the input. */
  readonly reason: string;
  /** Email address in the request. */
  readonly email?: string | null;
  readonly userId?: number | null;
  readonly keyPublicId?: string | null;
}

/**
 * Log of rejected requests. Rejections are not published as events, because their commands are rolled back and an
 * attacker could fill the queues.
 */
export interface SecurityLog {
  /**
   * Records a rejection. Repeated rejections within a minute are counted in one entry. Call it outside transactions.
   * Never throws.
   */
  refused(refusal: Refusal, origin: Origin): Promise<void>;
}
