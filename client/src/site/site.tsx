import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { fetchQuery } from '../graphql/fetch-query';
import { SiteDocument, type SiteQuery } from '../graphql/generated/graphql';

const SHOWN_PAGES_KEY = 'shownPages';

/** Brand, domain layout and captcha of the site that is visited. */
export type SiteSettings = NonNullable<SiteQuery['siteSettings']>;

const SiteSettingsContext = createContext<SiteSettings | null>(null);
const ShownPagesContext = createContext<ReadonlySet<string> | null>(null);

const namesIn = (text: string | null): ReadonlySet<string> | null => (text === null ? null : new Set(text.split(' ')));

interface SiteProviderProps {
  readonly children: ReactNode;
}

/**
 * Reads once what every page needs to know of the site; without a connection, as soon as there is one. The pages that
 * it shows are those of the last visit until then, so that the navigation does not jump.
 */
export function SiteProvider({ children }: SiteProviderProps) {
  const [settings, setSettings] = useState<SiteSettings | null>(null);
  const [shownPages, setShownPages] = useState(() => namesIn(localStorage.getItem(SHOWN_PAGES_KEY)));

  const load = useCallback(() => {
    fetchQuery(SiteDocument, null).then(
      ({ siteSettings, allPageSettings }) => {
        const names = (allPageSettings ?? []).map(({ pageName }) => pageName.toLowerCase()).join(' ');
        localStorage.setItem(SHOWN_PAGES_KEY, names);
        setSettings(siteSettings);
        setShownPages(namesIn(names));
      },
      // The house's own brand and colours stand in until the connection is back.
      () => window.addEventListener('online', load, { once: true }),
    );
  }, []);

  useEffect(() => {
    load();
    return () => window.removeEventListener('online', load);
  }, [load]);

  return (
    <SiteSettingsContext value={settings}>
      <ShownPagesContext value={shownPages}>{children}</ShownPagesContext>
    </SiteSettingsContext>
  );
}

/** The site's settings, `null` until they have been read. */
export function useSiteSettings(): SiteSettings | null {
  return use(SiteSettingsContext);
}

/** The house's name. */
export function useBrandName(): string {
  return useSiteSettings()?.brandName ?? 'Facet';
}

/** Names of the page settings of all pages that the house shows to everybody, in lower case; `null` while nobody knows. */
export function useShownPages(): ReadonlySet<string> | null {
  return use(ShownPagesContext);
}
