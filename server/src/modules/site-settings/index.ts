import { SiteSettingsResolver } from './site-settings.resolver.ts';

export const siteSettingsResolvers = [SiteSettingsResolver] as const;
