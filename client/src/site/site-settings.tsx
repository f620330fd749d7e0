import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { fetchQuery } from '../graphql/fetch-query';
import { SiteSettingsDocument, type SiteSettingsQuery } from '../graphql/generated/graphql';

/** Brand, domain layout and captcha of the site that is visited. */
export type SiteSettings = NonNullable<SiteSettingsQuery['siteSettings']>;

const SiteSettingsContext = createContext<SiteSettings | null>(null);

interface SiteSettingsProviderProps {
  readonly children: ReactNode;
}

/** Reads the site's settings once; without a connection, as soon as there is one. */
export function SiteSettingsProvider({ children }: SiteSettingsProviderProps) {
  const [settings, setSettings] = useState<SiteSettings | null>(null);

  const load = useCallback(() => {
    fetchQuery(SiteSettingsDocument, null).then(
      (data) => setSettings(data.siteSettings),
      // The house's own brand and colours stand in until the connection is back.
      () => window.addEventListener('online', load, { once: true }),
    );
  }, []);

  useEffect(() => {
    load();
    return () => window.removeEventListener('online', load);
  }, [load]);

  return <SiteSettingsContext value={settings}>{children}</SiteSettingsContext>;
}

/** The site's settings, `null` until they have been read. */
export function useSiteSettings(): SiteSettings | null {
  return use(SiteSettingsContext);
}

/** The house's name. */
export function useBrandName(): string {
  return useSiteSettings()?.brandName ?? 'Facet';
}
