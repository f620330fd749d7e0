import { useSiteSettings } from '../site/site';

interface PageTitleProps {
  readonly title: string;
}

/** The tab's title: the page's own, then the brand; an agent's domain with its own logo has none. */
export function PageTitle({ title }: PageTitleProps) {
  const settings = useSiteSettings();
  const hasBrand = settings !== null && settings.domainLayout.logoUrl === null;
  return <title>{hasBrand ? `${title} | ${settings.brandName}` : title}</title>;
}
