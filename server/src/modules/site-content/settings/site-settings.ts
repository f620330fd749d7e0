import { evenWhileClosed, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { agentContactOf, type DomainLayout, domainLayoutOf } from '../../accounts/agents/index.ts';

/** What a page needs to know before anything else. */
export interface SiteSettings {
  /** Name of the site: the brand, or on an agent's domain the agent's company (the domain if there is none). */
  readonly brandName: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Null: no captcha is asked for. */
  readonly recaptchaSiteKey: string | null;
  /** Google tag that counts visits. Null: none does; on agents' domains none ever does. */
  readonly analyticsId: string | null;
  /** Largest file that an import takes, in bytes. */
  readonly importMaxBytes: number;
  readonly domainLayout: DomainLayout;
}

/** The house's settings on the host that was asked for: what the page to sign in on shows, also while the house is closed. */
export const readSiteSettings = query(forEveryKey(evenWhileClosed(guest)), async (ctx): Promise<SiteSettings> => {
  const { brandName, currency, recaptchaSiteKey, analyticsId, importMaxBytes } = ctx.services.config;
  const domainLayout = await domainLayoutOf(ctx);
  const { domain } = domainLayout;
  return {
    // Customers of an agent don't learn whose stock the agent sells.
    brandName: domain === null ? brandName : ((await agentContactOf(ctx))?.companyName ?? domain),
    currency,
    recaptchaSiteKey,
    analyticsId: domain === null ? analyticsId : null,
    importMaxBytes,
    domainLayout,
  };
});
