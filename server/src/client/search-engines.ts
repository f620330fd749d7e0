import { type Request, type RequestHandler, Router } from 'express';
import { invalid } from '../kernel/errors/errors.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { readDomainLayout } from '../modules/accounts/index.ts';
import { hiddenPageNames } from '../modules/page-settings/index.ts';
import { addressesOf, type ClientPage } from './client-pages.ts';

interface SearchEngineOptions {
  readonly pages: readonly ClientPage[];
  readonly contextOf: (req: Request) => Promise<RequestContext>;
  /** The house's own address, where it is configured. */
  readonly publicUrl: string | undefined;
}

/** Addresses that are not for people to find: the back office and what programs talk to. */
const neverForSearch = ['/admin', '/api/', '/graphql', '/exports', '/documents'];

/** `/robots.txt` and `/sitemap.xml`: what search engines may look at, and what there is. */
export function searchEngines({ pages, contextOf, publicUrl }: SearchEngineOptions): Router {
  const router = Router();
  const keepOut = robotRules(pages);

  /** Where the caller is: on an agent's domain, or at the house's own address. */
  const originOf = async (req: Request, ctx: RequestContext): Promise<string> => {
    const house = publicUrl === undefined ? null : new URL(publicUrl);
    const { domain } = await readDomainLayout(ctx);
    if (house && domain === null) return house.origin;
    const asked = `${house?.protocol ?? `${req.protocol}:`}//${req.host}`;
    if (!URL.canParse(asked)) throw invalid('Host', 'is no host');
    return new URL(asked).origin;
  };

  const send =
    (type: string, textOf: (origin: string, ctx: RequestContext) => string | Promise<string>): RequestHandler =>
    async (req, res) => {
      const ctx = await contextOf(req);
      const text = await textOf(await originOf(req, ctx), ctx);
      res.set('Cache-Control', 'public, max-age=3600').vary('Host').type(type).send(text);
    };

  router.get(
    '/robots.txt',
    send('text/plain', (origin) => `${keepOut}\nSitemap: ${origin}/sitemap.xml\n`),
  );
  router.get(
    '/sitemap.xml',
    send('application/xml', async (origin, ctx) => sitemap(origin, await shownAddresses(pages, ctx))),
  );
  return router;
}

/** The part before a parameter keeps everything below it out. */
function robotRules(pages: readonly ClientPage[]): string {
  const paths = pages.filter(({ isForSearch }) => !isForSearch).map(({ path }) => path.replace(/:.*$/, ''));
  const all = [...new Set([...neverForSearch, ...paths])].sort();
  const shortest = all.filter((path) => !all.some((other) => other !== path && path.startsWith(`${other}/`)));
  return ['User-agent: *', ...shortest.map((path) => `Disallow: ${path}`), ''].join('\n');
}

/** Pages of the settings that the house does not show are left out: the last part of their address is their name. */
async function shownAddresses(pages: readonly ClientPage[], ctx: RequestContext): Promise<readonly string[]> {
  const hidden = await hiddenPageNames(ctx);
  return pages
    .filter(({ isForSearch }) => isForSearch)
    .flatMap(addressesOf)
    .filter((address) => !hidden.has(address.slice(address.lastIndexOf('/') + 1).toLowerCase()));
}

function sitemap(origin: string, addresses: readonly string[]): string {
  const locations = addresses.map((address) => `  <url><loc>${new URL(address, origin).href}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...locations,
    '</urlset>\n',
  ].join('');
}
