import type { SiteSettings } from '../../modules/site-content/index.ts';
import type { ShownItem } from './item-page.ts';

/* Structured data for pages (schema.org). All URLs are absolute. */

const schemaOrg = (term: string): string => `https://schema.org/${term}`;

/** Returns structured data about the organization behind the site. */
export const organization = ({ brandName, domainLayout }: SiteSettings, origin: string): object => ({
  '@type': 'Organization',
  name: brandName,
  url: `${origin}/`,
  ...(domainLayout.logoUrl !== null && { logo: new URL(domainLayout.logoUrl, origin).href }),
});

/** Returns structured data for the breadcrumb trail of a page. */
export const breadcrumbs = (
  steps: readonly { readonly title: string; readonly path: string }[],
  origin: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: 'Home', path: '/' }, ...steps].map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: new URL(path, origin).href,
  })),
});

interface OnPage {
  readonly origin: string;
  readonly address: string;
  /** ISO 4217 currency code. */
  readonly currency: string;
}

/**
 * Returns structured data about an item, with its price for visitors. The data contains no offer if the price is on
 * request.
 */
export const product = (item: ShownItem, { origin, address, currency }: OnPage): object => ({
  '@type': 'Product',
  name: item.name,
  sku: item.stockNumber,
  ...(item.description !== null && { description: item.description }),
  ...(item.images.length > 0 && { image: item.images.map((url) => new URL(url, origin).href) }),
  ...(item.brand && { brand: { '@type': 'Brand', name: item.brand } }),
  ...(item.price !== null && {
    offers: {
      '@type': 'Offer',
      url: address,
      price: Number(item.price).toFixed(2),
      priceCurrency: currency,
      availability: schemaOrg(item.isForSale ? 'InStock' : 'SoldOut'),
    },
  }),
});
