import { useSiteSettings } from '../../site/site';

/** True on the main site. False on agents' domains, and until the site data is loaded. */
export const useIsMainSite = (): boolean => useSiteSettings()?.domainLayout.domain === null;
