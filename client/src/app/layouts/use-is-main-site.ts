import { useSiteSettings } from '../../site/site';

/** Returns true on the main site. Returns false on agents' domains, and until the site data has loaded. */
export const useIsMainSite = (): boolean => useSiteSettings()?.domainLayout.domain === null;
