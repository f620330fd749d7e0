import type { Request } from 'express';

/** Host and optional port of a URL, without user, path or query. */
const hostAndPort = /^(?:\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::\d{0,5})?$/i;

/**
 * Returns the canonical host name of a `Host` header or setting, in the form that browsers use: lower case, without
 * port and trailing dot. `127.1` and `0x7f000001` are 127.0.0.1. Null if a browser could not open it.
 */
export function canonicalHost(text: string): string | null {
  if (!hostAndPort.test(text) || !URL.canParse(`http://${text}`)) return null;
  return new URL(`http://${text}`).hostname.replace(/\.$/, '') || null;
}

/**
 * Returns the canonical host name of a request. Empty if the client sent no host name (HTTP/1.0). Null if it is not
 * valid. All code that depends on the host uses this function.
 */
export function requestHost(req: Request): string | null {
  const text = forwardedHost(req) ?? req.headers.host ?? '';
  return text === '' ? '' : canonicalHost(text);
}

/**
 * Returns the `X-Forwarded-Host` written by the outermost trusted proxy. Each proxy appends the host it received, so
 * values sent by the client come first. Undefined if there are no trusted proxies, which is the default.
 */
function forwardedHost(req: Request): string | undefined {
  const proxies = Number(req.app.get('trust proxy'));
  const hosts = req.get('x-forwarded-host')?.split(',') ?? [];
  if (!(proxies > 0) || hosts.length === 0) return undefined;
  return hosts[Math.max(hosts.length - proxies, 0)]?.trim();
}
