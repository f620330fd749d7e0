import { useSiteSettings } from '../../site/site';

/** Whether this is the house's own site; not on an agent's domain, and not before anybody knows. */
export const useIsMainSite = (): boolean => useSiteSettings()?.domainLayout.domain === null;
