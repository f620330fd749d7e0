import { evenWhileClosed, guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { type DomainLayout, domainLayoutOf } from '../../accounts/index.ts';

/** What a page needs to know before anything else. */
export interface SiteSettings {
  readonly brandName: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Null: no captcha is asked for. */
  readonly recaptchaSiteKey: string | null;
  /** Largest file that an import takes, in bytes. */
  readonly importMaxBytes: number;
  readonly domainLayout: DomainLayout;
}

/** The house's settings on the host that was asked for: what the page to sign in on shows, also while the house is closed. */
export const readSiteSettings = query(evenWhileClosed(guest), async (ctx): Promise<SiteSettings> => {
  const { brandName, currency, recaptchaSiteKey, importMaxBytes } = ctx.services.config;
  return { brandName, currency, recaptchaSiteKey, importMaxBytes, domainLayout: await domainLayoutOf(ctx) };
});
