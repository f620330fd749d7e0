import type { Request } from 'express';

/** What may follow `http://` in an address, as far as it names a host: no user, path or query. */
const hostAndPort = /^(?:\[[\da-f:.]+\]|[^\s/?#@\\:[\]]+)(?::\d{0,5})?$/i;

/**
 * Returns the host name in a `Host` header or a setting as browsers write it: in lower case, without port and without the dot
 * that may end a full name. `127.1` and `0x7f000001` are 127.0.0.1. Null if no browser could open it.
 */
export function canonicalHost(text: string): string | null {
  if (!hostAndPort.test(text) || !URL.canParse(`http://${text}`)) return null;
  return new URL(`http://${text}`).hostname.replace(/\.$/, '') || null;
}

/**
 * Returns the host name that a request was sent to: canonical, empty if the client named none (HTTP/1.0). Null if it is no
 * host name. Everything that depends on the host uses this.
 */
export function requestHost(req: Request): string | null {
  const text = forwardedHost(req) ?? req.headers.host ?? '';
  return text === '' ? '' : canonicalHost(text);
}

/**
 * The `X-Forwarded-Host` that the outermost trusted proxy has written: each proxy appends the host that it was asked for, so
 * that what a client sent comes before it. Undefined without trusted proxies, which is the default.
 */
function forwardedHost(req: Request): string | undefined {
  const proxies = Number(req.app.get('trust proxy'));
  const hosts = req.get('x-forwarded-host')?.split(',') ?? [];
  if (!(proxies > 0) || hosts.length === 0) return undefined;
  return hosts[Math.max(hosts.length - proxies, 0)]?.trim();
}
