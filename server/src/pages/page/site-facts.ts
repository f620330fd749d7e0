import type { QueryCaches } from '../../kernel/use-cases/caches.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { type NamedPage, namedPages } from '../../modules/page-settings/index.ts';
import {
  type ContactInfoView,
  findContactInfo,
  readSiteSettings,
  type SiteSettings,
} from '../../modules/site-content/index.ts';
import { revisionOf } from '../../platform/database/change-marks.ts';

/** What every page of the site that was asked for has to say. */
export interface SiteFacts {
  readonly settings: SiteSettings;
  /** Contact details of the brand, or of the agent whose domain it is. */
  readonly contact: ContactInfoView;
  /** Pages with settings by their names in lower case, hidden ones, too. */
  readonly pages: ReadonlyMap<string, NamedPage>;
}

/** Hosts that are kept: those of agents, and whatever strangers ask for. */
const keptHosts = 500;

/** Reads what pages of a site have to say: once per host for as long as no account, no page settings and no contact change. */
export function siteFactsReader(caches: QueryCaches): (ctx: RequestContext) => Promise<SiteFacts> {
  const known = caches.open<SiteFacts>('client: sites', keptHosts);
  return async (ctx) =>
    known.read(await revisionOf(ctx, ['user', 'page_settings', 'contact_info']), ctx.request.host, async () => {
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

/** The settings of the page at an address: the last part of it is their name, where there are some. */
export const settingsAt = ({ pages }: SiteFacts, address: string): NamedPage | undefined =>
  pages.get(address.slice(address.lastIndexOf('/') + 1).toLowerCase());
