import { escaped } from '../page/html.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An address of a sitemap, and when what is there last changed. */
export interface Location {
  /** Whole. */
  readonly address: string;
  readonly changedAt?: Date;
}

const entry = (name: 'url' | 'sitemap', { address, changedAt }: Location): string => {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `  <${name}><loc>${escaped(address)}</loc>${changed}</${name}>\n`;
};

/** The sitemaps that there are. */
export const sitemapIndex = (addresses: readonly string[]): string =>
  [
    head,
    `<sitemapindex ${namespace}>\n`,
    ...addresses.map((address) => entry('sitemap', { address })),
    '</sitemapindex>\n',
  ].join('');

/** One sitemap, piece by piece: memory does not grow with it. */
export async function* sitemap(
  locations: AsyncIterable<readonly Location[]> | Iterable<readonly Location[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const some of locations) yield some.map((location) => entry('url', location)).join('');
  yield '</urlset>\n';
}
