import { usePageTitle } from '../../site/page-title';

/** Names the tab after a screen, or after the record that is open on it: the shop has pages of the same names. */
export function useScreenTitle(title: string | null): void {
  usePageTitle(title === null ? null : `${title} · Back office`);
}
