import type { Request } from 'express';
import { invalid } from '../../kernel/errors/errors.ts';
import type { SiteFacts } from './site-facts.ts';

/** Where the caller is: on an agent's domain, or at the house's own address. Throws INVALID_REQUEST for a host that is none. */
export function originOf(req: Request, { settings }: SiteFacts, publicUrl: string | undefined): string {
  const house = publicUrl === undefined ? null : new URL(publicUrl);
  if (house && settings.domainLayout.domain === null) return house.origin;
  const asked = `${house?.protocol ?? `${req.protocol}:`}//${req.host}`;
  if (!URL.canParse(asked)) throw invalid('Host', 'is no host');
  return new URL(asked).origin;
}
