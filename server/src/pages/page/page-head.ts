import type { Closure } from '../../kernel/use-cases/services.ts';
import type { ContactInfoView } from '../../modules/site-content/index.ts';
import { dataElement, element, escaped } from './html.ts';
import type { SiteFacts } from './site-facts.ts';

/** Metadata of a page for browser tabs, search engines and shared links. */
export interface PageFacts {
  /** Browser tab title, without the brand. */
  readonly title: string;
  readonly description: string | null;
  /** Canonical URL. Null if the page must not be indexed. */
  readonly canonical: string | null;
  readonly isFound: boolean;
  /** Name of the item that the page shows, if any. */
  readonly name?: string;
  readonly isProduct?: boolean;
  readonly image?: string | null;
  /** Structured data (schema.org). */
  readonly data?: readonly object[];
}

/** Attribute that marks elements belonging only to this page. The client removes them when it shows another page. */
const ofThisPage = { 'data-page': '' };

/** Returns the elements that the server adds to the head of a page. If `site` is null, the brand is omitted. */
export function pageHead(page: PageFacts, site: SiteFacts | null, closure: Closure | null): string {
  return [
    ...(site ? siteElements(site, closure) : [neutralIcon]),
    titleElement(page, site),
    ...pageElements(page, site),
  ]
    .map((line) => `\n    ${line}`)
    .join('');
}

const icon = (href: string) => element('link', { rel: 'icon', href, type: 'image/svg+xml' });
const neutralIcon = icon('/neutral.svg');

/** Returns the contact details shown in the footer of every page. */
const shownContact = ({ companyName, address, city, country, phone, email }: ContactInfoView) => ({
  companyName,
  address,
  city,
  country,
  phone,
  email,
});

function siteElements({ settings, pages, contact }: SiteFacts, closure: Closure | null): string[] {
  const { domain, primaryColor } = settings.domainLayout;
  const shownPages = [...pages.values()].flatMap(({ isVisible, pageName }) => (isVisible ? pageName : []));
  const { brandName, recaptchaSiteKey, analyticsId, domainLayout } = settings;
  const agentId = domainLayout.agentId === null ? null : String(domainLayout.agentId);
  const site = {
    siteSettings: { brandName, recaptchaSiteKey, analyticsId, domainLayout: { ...domainLayout, agentId } },
    shownPages,
    contact: shownContact(contact),
    // On an agent's domain, the notice is omitted, because it may contain the company's name.
    maintenance: { isEnabled: closure !== null, message: domain === null ? (closure?.message ?? null) : null },
  };
  return [
    dataElement('application/json', site, { id: 'site-data' }),
    ...(domain === null
      ? [icon('/favicon.svg')]
      : [neutralIcon, element('meta', { name: 'theme-color', content: primaryColor })]),
  ];
}

function titleElement({ title }: PageFacts, site: SiteFacts | null): string {
  return `<title>${escaped(site === null ? title : `${title} | ${site.settings.brandName}`)}</title>`;
}

function pageElements(page: PageFacts, site: SiteFacts | null): string[] {
  const { title, description, canonical, isFound, name = title, isProduct = false, image = null, data = [] } = page;
  if (canonical === null)
    return isFound ? [] : [element('meta', { name: 'robots', content: 'noindex', ...ofThisPage })];
  const property = (key: string, content: string | null): string[] =>
    content === null ? [] : [element('meta', { property: `og:${key}`, content, ...ofThisPage })];
  return [
    ...(description === null ? [] : [element('meta', { name: 'description', content: description, ...ofThisPage })]),
    element('link', { rel: 'canonical', href: canonical, ...ofThisPage }),
    ...property('type', isProduct ? 'product' : 'website'),
    ...property('site_name', site?.settings.brandName ?? null),
    ...property('title', name),
    ...property('description', description),
    ...property('url', canonical),
    ...property('image', image),
    element('meta', {
      name: 'twitter:card',
      content: image === null ? 'summary' : 'summary_large_image',
      ...ofThisPage,
    }),
    ...data.map((each) =>
      dataElement('application/ld+json', { '@context': 'https://schema.org', ...each }, ofThisPage),
    ),
  ];
}
