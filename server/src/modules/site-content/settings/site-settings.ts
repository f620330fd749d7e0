import { guest } from '../../../kernel/access.ts';
import { query } from '../../../kernel/use-case.ts';
import { type DomainLayout, readDomainLayout } from '../../accounts/index.ts';

/** What a page needs to know before anything else. */
export interface SiteSettings {
  readonly brandName: string;
  /** Null: no captcha is asked for. */
  readonly recaptchaSiteKey: string | null;
  /** Largest file that an import takes, in bytes. */
  readonly importMaxBytes: number;
  readonly domainLayout: DomainLayout;
}

/** The house's settings on the host that was asked for. */
export const readSiteSettings = query(guest, async (ctx): Promise<SiteSettings> => {
  const { brandName, recaptchaSiteKey, importMaxBytes } = ctx.services.config;
  return { brandName, recaptchaSiteKey, importMaxBytes, domainLayout: await readDomainLayout(ctx) };
});
