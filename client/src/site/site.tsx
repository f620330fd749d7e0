import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { fetchQuery } from '../graphql/fetch-query';
import { SiteText } from '../graphql/generated/graphql';

const text = v.nullable(v.string());

/** Validation schema for the maintenance state sent by the server. */
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

/** Data that the server renders into the page, so that the first render needs no request. */
export type SiteData = v.InferOutput<typeof siteDataSchema>;

let cachedSiteData: SiteData | null | undefined;

/**
 * Returns the site data rendered into the page. Null if there is none, as in development (`npm run dev`), or if the
 * server could not load it.
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

/** Contact details of the company. */
export type CompanyContact = NonNullable<SiteData['contact']>;

type Site = Pick<SiteData, 'siteSettings' | 'shownPages' | 'contact'>;

const SiteContext = createContext<Site | null>(null);
const ShownPagesContext = createContext<ReadonlySet<string> | null>(null);

/** Fetches the site data in development. Production builds do not include this function. */
async function fetchSite(): Promise<Site | null> {
  const { siteSettings, allPageSettings, contactInfo } = await fetchQuery(SiteText, null);
  const shownPages = (allPageSettings ?? []).map(({ pageName }) => pageName);
  return siteSettings === null ? null : { siteSettings, shownPages, contact: contactInfo };
}

interface SiteProviderProps {
  readonly children: ReactNode;
}

/**
 * Provides the site data. If the server could not render the data into the page, it is missing until the page is
 * reloaded. In development, the client fetches it.
 */
export function SiteProvider({ children }: SiteProviderProps) {
  const [site, setSite] = useState<Site | null>(siteData);

  useEffect(() => {
    if (import.meta.env.DEV && siteData() === null) {
      // Ignores errors, because other failing requests show that the server cannot be reached.
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

/** Returns the site settings; null until they have loaded. */
export function useSiteSettings(): SiteSettings | null {
  return use(SiteContext)?.siteSettings ?? null;
}

/**
 * Returns the contact details of the brand, or of the agent who owns the domain. Null until the site data has loaded.
 */
export function useCompanyContact(): CompanyContact | null {
  return use(SiteContext)?.contact ?? null;
}

/** Returns the name of the brand, or of the agent who owns the domain. Empty until the site data has loaded. */
export function useBrandName(): string {
  return useSiteSettings()?.brandName ?? '';
}

/** Returns the lowercase names of the enabled public pages; null until the site data has loaded. */
export function useShownPages(): ReadonlySet<string> | null {
  return use(ShownPagesContext);
}
