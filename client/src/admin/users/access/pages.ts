import type { AccessPage } from '../../../graphql/generated/graphql';
import { accessPageLabels, accessPages } from '../user-text';

/** What each page of the shop shows, for whoever grants it. */
export const accessPageContents: Readonly<Record<AccessPage, string>> = {
  WHITE: 'White round stones',
  FANCY_COLOR: 'Stones neither white nor black',
  FANCY_SHAPE: 'Stones that are not round',
  LAB_GROWN: 'Stones grown in a laboratory',
  SALT_AND_PEPPER: 'Visibly included stones',
  BLACK: 'Black stones',
  MATCHING_PAIRS: 'Stones in pairs',
  MELEE: 'Small stones by weight',
};

/** Choices of pages that are often made. Without pages a user is not restricted. */
export const accessPresets: readonly { readonly label: string; readonly pages: readonly AccessPage[] }[] = [
  { label: 'Not restricted', pages: [] },
  { label: 'White only', pages: ['WHITE'] },
  { label: 'Fancies', pages: ['FANCY_COLOR', 'FANCY_SHAPE', 'SALT_AND_PEPPER', 'BLACK'] },
  { label: 'All but lab grown', pages: accessPages.filter((page) => page !== 'LAB_GROWN') },
];

/** Pages in the order of the shop's menu, each once. */
export function inOrder(pages: Iterable<AccessPage>): readonly AccessPage[] {
  const granted = new Set(pages);
  return accessPages.filter((page) => granted.has(page));
}

/** Whether two choices are of the same pages, in the order of the menu. */
export function samePages(one: readonly AccessPage[], other: readonly AccessPage[]): boolean {
  return one.join() === other.join();
}

/** What a user sees with some pages granted, in a sentence. */
export function accessText(pages: readonly AccessPage[]): string {
  if (pages.length === 0) {
    return 'Not restricted: they see every page, and those that come later too.';
  }
  return `They see ${pages.map((page) => accessPageLabels[page]).join(', ')}, and no other page of stones.`;
}
