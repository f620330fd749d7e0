import { allowDuringMaintenance, forEveryKey, guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { agentContactOf, brandingOfDomain, type DomainLayout } from '../../accounts/agents/index.ts';

export interface SiteSettings {
  /**
   * Name of the site: the brand name or, on an agent's domain, the name of the agent's company. If the agent has no
   * company, the domain is used.
   */
  readonly brandName: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Null if no captcha is required. */
  readonly recaptchaSiteKey: string | null;
  /** ID of the Google tag. Null if not set, and on agents' domains. */
  readonly analyticsId: string | null;
  readonly importMaxBytes: number;
  readonly domainLayout: DomainLayout;
}

/** Returns the settings for the requested host. Available during maintenance, because the sign-in page needs them. */
export const readSiteSettings = query(
  forEveryKey(allowDuringMaintenance(guest)),
  async (ctx): Promise<SiteSettings> => {
    const { brandName, currency, recaptchaSiteKey, analyticsId, importMaxBytes } = ctx.services.config;
    const domainLayout = await brandingOfDomain(ctx);
    const { domain } = domainLayout;
    return {
      // Customers of an agent must not see the brand whose stock the agent sells.
      brandName: domain === null ? brandName : ((await agentContactOf(ctx))?.companyName ?? domain),
      currency,
      recaptchaSiteKey,
      analyticsId: domain === null ? analyticsId : null,
      importMaxBytes,
      domainLayout,
    };
  },
);
