/** Where a call comes from, as the security log tells it. */
export interface Origin {
  /** The client's address, after trusted proxies. */
  readonly ip: string;
  /** What the client calls itself (`User-Agent`), shortened. Null: it does not say. */
  readonly browser: string | null;
  readonly requestId: string;
}

/** No browser calls itself anything longer; programs may call themselves anything. */
const longestName = 300;

/** What is known of a request. */
interface Facts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string | null;
}

/** Where a request comes from. */
export const originOf = ({ request }: { readonly request: Facts }): Origin => ({
  ip: request.ip,
  browser: request.userAgent?.slice(0, longestName) ?? null,
  requestId: request.id,
});

/** What was refused. */
export interface Refusal {
  readonly kind: 'signInFailed' | 'passwordRefused' | 'rateLimited' | 'accessRefused' | 'keyRefused' | 'keyExposed';
  /** The error's code, or the limit that was reached: never what was typed. */
  readonly reason: string;
  /** The address that was tried. */
  readonly email?: string | null;
  /** Who is signed in. */
  readonly userId?: number | null;
  /** The key that was sent, by what everybody may know of it. */
  readonly keyPublicId?: string | null;
}

/**
 * Keeps account of what was refused, which no event tells of: its command is rolled back, and whoever attacks the house
 * would fill the queues.
 */
export interface SecurityLog {
  /** Counts a refusal; the same one within a minute is one line. Call it outside transactions. Never throws. */
  refused(refusal: Refusal, origin: Origin): Promise<void>;
}
