import { siteAt } from '../../modules/accounts/agents/index.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Returns the address that pages of a site are known by: the server's own, or the same with an agent's domain. It is made of
 * the configuration and of a domain that is in the database, never of what a request says of its host.
 */
export const originOf = ({ settings }: SiteFacts, publicUrl: string): string =>
  new URL(siteAt(publicUrl, settings.domainLayout.domain)).origin;
