import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { fetchQuery } from '../graphql/fetch-query';
import { SiteText } from '../graphql/generated/graphql';

const text = v.nullable(v.string());

/** Maintenance state from the server. */
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

/** Data that the server writes into the page, so that the first render needs no request. */
export type SiteData = v.InferOutput<typeof siteDataSchema>;

let cachedSiteData: SiteData | null | undefined;

/**
 * Returns the site data rendered into the page. Null if there is none (`npm run dev`), or if the server could not
 * load it.
 */
export function siteData(): SiteData | null {
  if (cachedSiteData === undefined) {
    const parsed = v.safeParse(siteDataSchema, document.getElementById('site-data')?.textContent);
    cachedSiteData = parsed.success ? parsed.output : null;
  }
  return cachedSiteData;
}

/** Brand, domain layout, captcha and analytics settings of the visited site. */
export type SiteSettings = SiteData['siteSettings'];

/** Contact details. */
export type CompanyContact = NonNullable<SiteData['contact']>;

type Site = Pick<SiteData, 'siteSettings' | 'shownPages' | 'contact'>;

const SiteContext = createContext<Site | null>(null);
const ShownPagesContext = createContext<ReadonlySet<string> | null>(null);

/** Fetches the site data in development. Removed from production builds. */
async function fetchSite(): Promise<Site | null> {
  const { siteSettings, allPageSettings, contactInfo } = await fetchQuery(SiteText, null);
  const shownPages = (allPageSettings ?? []).map(({ pageName }) => pageName);
  return siteSettings === null ? null : { siteSettings, shownPages, contact: contactInfo };
}

interface SiteProviderProps {
  readonly children: ReactNode;
}

/**
 * Provides the site data. If the server could not render it, there is none until the page is reloaded. In
 * development, the client fetches it.
 */
export function SiteProvider({ children }: SiteProviderProps) {
  const [site, setSite] = useState<Site | null>(siteData);

  useEffect(() => {
    if (import.meta.env.DEV && siteData() === null) {
      // Ignored, because other failing requests show that the server cannot be reached.
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

/** Returns the site settings; null until they are loaded. */
export function useSiteSettings(): SiteSettings | null {
  return use(SiteContext)?.siteSettings ?? null;
}

/** Returns contact details of the brand, or of the agent whose domain it is. Null until the site data is loaded. */
export function useCompanyContact(): CompanyContact | null {
  return use(SiteContext)?.contact ?? null;
}

/** Returns the name of the site: the brand, or the agent whose domain it is. Empty until the site data is loaded. */
export function useBrandName(): string {
  return useSiteSettings()?.brandName ?? '';
}

/** Returns the names of the enabled public pages in lower case; null until the site data is loaded. */
export function useShownPages(): ReadonlySet<string> | null {
  return use(ShownPagesContext);
}
