import type { QueryCacheFactory } from '../../kernel/use-cases/caches.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { siteAt } from '../../modules/accounts/agents/index.ts';
import { type NamedPage, namedPages } from '../../modules/page-settings/index.ts';
import {
  type ContactInfoView,
  findContactInfo,
  readSiteSettings,
  type SiteSettings,
} from '../../modules/site-content/index.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';

/** Data about a site that all of its pages need. */
export interface SiteFacts {
  readonly settings: SiteSettings;
  /** Contact details of the brand, or of the domain's agent. */
  readonly contact: ContactInfoView;
  /** Page settings, keyed by page name in lower case. Hidden pages are included. */
  readonly pages: ReadonlyMap<string, NamedPage>;
}

/** Maximum number of cached hosts, including unknown hosts that requests contain. */
const keptHosts = 500;

/**
 * Returns a function that reads a site's data. Results are cached per host until an account, the page settings or the
 * contact details change.
 */
export function siteFactsReader(caches: QueryCacheFactory): (ctx: RequestContext) => Promise<SiteFacts> {
  const cache = caches.open<SiteFacts>('client: sites', keptHosts);
  return async (ctx) =>
    cache.read(await revisionOf(ctx, ['user', 'page_settings', 'contact_info']), ctx.request.host, async () => {
      const [settings, pages, contact] = await Promise.all([
        readSiteSettings(ctx),
        namedPages(ctx),
        findContactInfo(ctx),
      ]);
      return {
        settings,
        contact,
        pages: new Map(pages.map((page) => [page.pageName.toLowerCase(), page])),
      };
    });
}

/** Returns the settings of the page at a path. The page name is the last segment of the path. */
export const settingsAt = ({ pages }: SiteFacts, address: string): NamedPage | undefined =>
  pages.get(address.slice(address.lastIndexOf('/') + 1).toLowerCase());

/**
 * Returns the canonical origin of a site: the server's own origin, with the host replaced by the agent's domain, if
 * any. It is based on the configuration and the database, never on a request's `Host` header.
 */
export const originOf = ({ settings }: SiteFacts, publicUrl: string): string =>
  new URL(siteAt(publicUrl, settings.domainLayout.domain)).origin;
