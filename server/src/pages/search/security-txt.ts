const dayMs = 86_400_000;

/** Number of days until the file expires. RFC 9116 recommends less than a year. */
const lifetimeDays = 180;

interface SecurityText {
  /** URI for reports, `mailto:` or `https:`. */
  readonly contact: string;
  /** Origins at which the file is available. */
  readonly origins: readonly string[];
  readonly now: Date;
}

/**
 * Returns the content of `/.well-known/security.txt` (RFC 9116). Canonical URIs must use HTTPS, so other origins are
 * omitted.
 */
export function securityText({ contact, origins, now }: SecurityText): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const expiry = new Date(today + lifetimeDays * dayMs).toISOString().replace('.000', '');
  const secure = [...new Set(origins)].filter((origin) => origin.startsWith('https:'));
  const canonical = secure.map((origin) => `Canonical: ${origin}/.well-known/security.txt`);
  return [`Contact: ${contact}`, `Expires: ${expiry}`, 'Preferred-Languages: en', ...canonical, ''].join('\n');
}
