import { Readable } from 'node:stream';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError, closedForMaintenance } from '../../kernel/errors/errors.ts';
import { sendBytes } from '../../kernel/transport/send-bytes.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { visitorOn } from '../../modules/accounts/visibility/index.ts';
import { addressesOf, type ClientPage, isOnHost } from '../client-pages.ts';
import { itemPages } from '../items/item-pages.ts';
import { originOf, type SiteFacts, settingsAt } from '../page/site-facts.ts';
import { securityText } from './security-txt.ts';
import { itemLocations, rangesOf, sitemap, sitemapIndex } from './sitemaps.ts';

interface SearchEngineOptions {
  readonly pages: readonly ClientPage[];
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  readonly siteFacts: (ctx: RequestContext) => Promise<SiteFacts>;
  readonly publicUrl: string;
  /** URI for reports of vulnerabilities. If undefined, `security.txt` is not served. */
  readonly securityContact: string | undefined;
  readonly admit: RequestHandler;
  readonly charge: (req: Request, cost: number) => void;
}

/** Cost of each kind of file, charged to the client's IP address. */
const costs = { robots: 2, security: 2, index: 20, pages: 10, items: 20 } as const;
/** Cost of each additional thousand items in a sitemap. It is the same as for complete REST lists. */
const thousandItems = 20;

interface RequestedPage {
  readonly req: Request;
  readonly res: Response;
  /** Request context of an anonymous visitor to the host. */
  readonly ctx: RequestContext;
  readonly site: SiteFacts;
  readonly origin: string;
}

/** Paths that search engines must not index, such as the back office and the APIs. */
const neverForSearch = ['/admin', '/api/', '/graphql', '/exports', '/documents'];

/**
 * Serves `/robots.txt`, `/.well-known/security.txt` and `/sitemap.xml`. The sitemap is an index of other sitemaps: one
 * for pages and several for items that visitors can see.
 */
export function searchEngines(options: SearchEngineOptions): Router {
  const { pages, contextOf, siteFacts, publicUrl, securityContact, admit, charge } = options;
  const router = Router();
  const keepOut = robotRules(pages);
  const searchPages = pages.filter(({ isForSearch }) => isForSearch);
  const items = searchPages.flatMap(({ path }) => {
    const page = itemPages.get(path);
    return page ? [{ path, page }] : [];
  });

  const textHandler =
    (
      type: string,
      cost: number,
      respond: (page: RequestedPage) => Promise<string | undefined> | string,
    ): RequestHandler =>
    async (req, res) => {
      charge(req, cost);
      const callerContext = await contextOf(req);
      const ctx: RequestContext = { ...callerContext, ...visitorOn(callerContext.request.host), hasBadToken: false };
      const site = await siteFacts(ctx);
      const origin = originOf(site, publicUrl);
      res.set('Cache-Control', 'public, max-age=3600').vary('Host, X-Forwarded-Host').type(type);
      const text = await respond({ req, res, ctx, site, origin });
      if (text !== undefined) res.send(text);
    };

  router.get(
    '/robots.txt',
    admit,
    textHandler('text/plain', costs.robots, ({ origin }) => `${keepOut}\nSitemap: ${origin}/sitemap.xml\n`),
  );
  if (securityContact !== undefined) {
    const ownOrigin = new URL(publicUrl).origin;
    router.get(
      '/.well-known/security.txt',
      admit,
      textHandler('text/plain', costs.security, ({ origin }) =>
        securityText({ contact: securityContact, origins: [ownOrigin, origin], now: new Date() }),
      ),
    );
  }
  router.get(
    '/sitemap.xml',
    admit,
    textHandler('application/xml; charset=utf-8', costs.index, async ({ ctx, origin }) => {
      const kinds = await Promise.all(
        items.map(async ({ page }) => (await rangesOf(ctx, page)).map((range) => `${page.type.name}-${range + 1}`)),
      );
      return sitemapIndex(['pages', ...kinds.flat()].map((name) => `${origin}/sitemaps/${name}.xml`));
    }),
  );
  router.get(
    '/sitemaps/pages.xml',
    admit,
    textHandler('application/xml; charset=utf-8', costs.pages, ({ res, site, origin }) => {
      const addresses = searchPages
        .filter((page) => isOnHost(page, site.settings.domainLayout.domain))
        .flatMap(addressesOf)
        .filter((address) => settingsAt(site, address)?.isVisible !== false);
      return write(res, [addresses.map((address) => ({ address: new URL(address, origin).href }))]);
    }),
  );
  router.get(
    '/sitemaps/:kind-:number.xml',
    admit,
    textHandler('application/xml; charset=utf-8', costs.items, ({ req, res, ctx, origin }) => {
      const { kind, number } = req.params;
      const item = items.find(({ page }) => page.type.name === kind);
      if (!item || !/^[1-9]\d{0,4}$/.test(String(number))) throw nothingHere();
      if (ctx.closure) throw closedForMaintenance(ctx.closure.message);
      const locations = itemLocations(ctx, { ...item, range: Number(number) - 1, origin });
      return write(
        res,
        charged(locations, () => ctx.services.costBudgets.charge(ctx, thousandItems)),
      );
    }),
  );
  return router;
}

const nothingHere = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: '', message: 'the sitemap does not exist' }] });

const write = async (res: Response, locations: Parameters<typeof sitemap>[0]): Promise<undefined> => {
  await sendBytes(Readable.from(sitemap(locations)), res);
  return undefined;
};

/**
 * Yields the items unchanged. The first thousand items have already been charged. Each further thousand is charged
 * after it has been read.
 */
async function* charged<T>(thousands: AsyncIterable<T>, chargeThousand: () => void): AsyncGenerator<T> {
  let isFirst = true;
  for await (const thousand of thousands) {
    if (!isFirst) chargeThousand();
    isFirst = false;
    yield thousand;
  }
}

/** Returns the content of `robots.txt`. A rule for the prefix before a parameter excludes all paths below it. */
function robotRules(pages: readonly ClientPage[]): string {
  const paths = pages.filter(({ isForSearch }) => !isForSearch).map(({ path }) => path.replace(/:.*$/, ''));
  const all = [...new Set([...neverForSearch, ...paths])].sort();
  const shortest = all.filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)));
  return ['User-agent: *', ...shortest.map((path) => `Disallow: ${path}`), ''].join('\n');
}
