import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { type AddressParts, addressOf, type ClientPage, isKnown, isOnHost, titleOf } from '../client-pages.ts';
import type { ShownItem } from '../items/item-page.ts';
import { itemPages } from '../items/item-pages.ts';
import { breadcrumbs, organization, product } from '../items/structured-data.ts';
import type { PageFacts } from './page-head.ts';
import { type SiteFacts, settingsAt } from './site-facts.ts';

export interface AskedAddress {
  readonly page: ClientPage;
  readonly parts: AddressParts;
  readonly query: AddressParts;
}

const nothing: PageFacts = { title: 'Not Found', description: null, canonical: null, isFound: false };

/**
 * Returns the metadata of a path for anonymous visitors. If an item does not exist or is not visible to visitors, the
 * generic page title is used. Users who may see the item get the same page, and the client shows the item.
 */
export async function pageFacts(
  ctx: RequestContext,
  { page, parts, query }: AskedAddress,
  { site, origin }: { readonly site: SiteFacts; readonly origin: string },
): Promise<PageFacts> {
  if (!isKnown(page, parts) || !isOnHost(page, site.settings.domainLayout.domain)) return nothing;
  const path = addressOf(page, parts);
  const settings = settingsAt(site, path);
  if (settings?.isVisible === false && page.isForSearch) return nothing;
  const title = page.title === titleOf(page, parts) ? page.title : (settings?.title ?? titleOf(page, parts));
  const description = page.description ?? settings?.description ?? null;
  const address = new URL(path, origin).href;
  const facts: PageFacts = { title, description, canonical: page.isForSearch ? address : null, isFound: true };
  const itemPage = itemPages.get(page.path);
  if (!itemPage)
    return {
      ...facts,
      data: [path === '/' ? organization(site.settings, origin) : breadcrumbs([{ title, path }], origin)],
    };
  // During maintenance, visitors cannot see any items.
  if (ctx.closure) return facts;
  const item = await itemPage.find(ctx, parts, query);
  return item
    ? itemFacts(facts, item, { path, origin, currency: site.settings.currency })
    : { ...facts, canonical: null, isFound: false };
}

interface ItemAddress {
  readonly path: string;
  readonly origin: string;
  readonly currency: string;
}

function itemFacts(facts: PageFacts, item: ShownItem, { path, origin, currency }: ItemAddress): PageFacts {
  const { name, description, list, images } = item;
  const [image] = images;
  const address = new URL(path, origin).href;
  return {
    ...facts,
    name,
    description: description ?? facts.description,
    isProduct: true,
    image: image === undefined ? null : new URL(image, origin).href,
    data: [product(item, { origin, address, currency }), breadcrumbs([list, { title: name, path }], origin)],
  };
}
