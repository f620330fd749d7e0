import { useSiteSettings } from '../site/site';

interface PageTitleProps {
  readonly title: string;
}

/** Title of the tab: that of the page, then the name of the site. */
export function PageTitle({ title }: PageTitleProps) {
  const settings = useSiteSettings();
  return <title>{settings === null ? title : `${title} | ${settings.brandName}`}</title>;
}
