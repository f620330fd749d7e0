import * as v from 'valibot';

/** A hex colour as the server takes it. */
export const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** A host name without scheme, port and path. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** An agent's colour as it is typed; left empty the house's colour is used. */
export const colorForm = v.object({
  color: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || HEX_COLOR.test(text), 'Enter a colour such as #5f8eb1 or #5ab'),
    v.transform((text) => (text === '' ? null : text.toLowerCase())),
  ),
});

/** An agent's domain as it is typed or pasted; left empty there is none. */
export const domainForm = v.object({
  domain: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.transform((text) => text.replace(/^https?:\/\//, '').replace(/\/$/, '')),
    v.check((text) => text === '' || HOST.test(text), 'Enter a domain such as diamonds.example.com'),
    v.transform((text) => (text === '' ? null : text)),
  ),
});
