import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { fetchQuery } from '../graphql/fetch-query';
import { SiteText } from '../graphql/generated/graphql';

const text = v.nullable(v.string());

/** Whether the shop is closed for work on it, as the server tells. */
export const maintenanceSchema = v.object({ isEnabled: v.boolean(), message: text });

const siteDataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    siteSettings: v.object({
      brandName: v.string(),
      recaptchaSiteKey: text,
      analyticsId: text,
      domainLayout: v.object({ domain: text, logoUrl: text, primaryColor: v.string(), agentId: text }),
    }),
    shownPages: v.array(v.string()),
    contact: v.nullable(
      v.object({ companyName: v.string(), address: text, city: text, country: text, phone: text, email: text }),
    ),
    maintenance: maintenanceSchema,
  }),
);

/** What the server has written into the page, so that nothing has to be asked for before it is shown. */
export type SiteData = v.InferOutput<typeof siteDataSchema>;

let known: SiteData | null | undefined;

/**
 * What the page says of the site, as it was when the page was sent. `null`: it came without the server (`npm run dev`), or
 * the server could not tell.
 */
export function siteData(): SiteData | null {
  if (known === undefined) {
    const parsed = v.safeParse(siteDataSchema, document.getElementById('site-data')?.textContent);
    known = parsed.success ? parsed.output : null;
  }
  return known;
}

/** Brand, domain layout, captcha and analytics of the site that is visited. */
export type SiteSettings = SiteData['siteSettings'];

/** How the house is reached. */
export type HouseContact = NonNullable<SiteData['contact']>;

type Site = Pick<SiteData, 'siteSettings' | 'shownPages' | 'contact'>;

const SiteContext = createContext<Site | null>(null);
const ShownPagesContext = createContext<ReadonlySet<string> | null>(null);

/** Asks for what pages of the development server do not say. Not built for any other. */
async function fetchSite(): Promise<Site | null> {
  const { siteSettings, allPageSettings, contactInfo } = await fetchQuery(SiteText, null);
  const shownPages = (allPageSettings ?? []).map(({ pageName }) => pageName);
  return siteSettings === null ? null : { siteSettings, shownPages, contact: contactInfo };
}

interface SiteProviderProps {
  readonly children: ReactNode;
}

/**
 * What every page needs to know of the site: it stands in the page itself. Where it does not, because the server could not
 * tell, the page is nobody's until it is loaded again; the development server's is asked for.
 */
export function SiteProvider({ children }: SiteProviderProps) {
  const [site, setSite] = useState<Site | null>(siteData);

  useEffect(() => {
    if (import.meta.env.DEV && siteData() === null) {
      // A server that does not answer is seen by everything else on the page.
      fetchSite().then(setSite, () => undefined);
    }
  }, []);

  const shownPages = useMemo(
    () => (site === null ? null : new Set(site.shownPages.map((name) => name.toLowerCase()))),
    [site],
  );
  return (
    <SiteContext value={site}>
      <ShownPagesContext value={shownPages}>{children}</ShownPagesContext>
    </SiteContext>
  );
}

/** The site's settings, `null` until they have been read. */
export function useSiteSettings(): SiteSettings | null {
  return use(SiteContext)?.siteSettings ?? null;
}

/** Contact details of the brand, or of the agent whose domain it is. Null until the site has been read. */
export function useHouseContact(): HouseContact | null {
  return use(SiteContext)?.contact ?? null;
}

/** Name of the site: the brand, or the agent whose domain it is. Empty until the site has been read. */
export function useBrandName(): string {
  return useSiteSettings()?.brandName ?? '';
}

/** Names of the page settings of all pages that the house shows to everybody, in lower case; `null` while nobody knows. */
export function useShownPages(): ReadonlySet<string> | null {
  return use(ShownPagesContext);
}
