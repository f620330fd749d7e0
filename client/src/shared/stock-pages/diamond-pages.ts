import type { AccessPage, DiamondCollection } from '../../graphql/generated/graphql';
import { diamondShopPages } from '../../graphql/generated/stock/shop-pages';

/** Returns the collection that a diamond page lists. Page settings can narrow it down. */
export const collectionOf = (page: DiamondPageKey): DiamondCollection => diamondShopPages[page].filter.collection;

/** Page that lists diamonds, `/diamonds/{key}`. */
export interface DiamondPageInfo {
  /** Path segment of the page. It is also the key of the page's stored state. */
  readonly key: string;
  readonly title: string;
  /** Single sentence for readers who are not familiar with trade terms. */
  readonly description: string;
  /** Access that a restricted user needs to see the page. Null if the page has no access restriction. */
  readonly access: AccessPage | null;
}

/** Pages in navigation order. */
const pages = [
  {
    key: 'white',
    title: 'White Diamonds',
    description: 'Round brilliants from D to Z, graded.',
  },
  {
    key: 'fancy',
    title: 'Fancy Colours',
    description: 'Yellow, pink, blue and every other hue.',
  },
  {
    key: 'fancyShapes',
    title: 'Fancy Shapes',
    description: 'Oval, cushion, emerald and other shapes that are not round.',
  },
  {
    key: 'fancyShapeLines',
    title: 'Fancy Shape Lines',
    description: 'Diamonds laid out as a line and sold together.',
  },
  {
    key: 'labGrown',
    title: 'Lab Grown',
    description: 'Diamonds grown in a laboratory, graded like natural ones.',
  },
  {
    key: 'saltnpepper',
    title: 'Salt and Pepper',
    description: 'Visibly included grey and black-and-white diamonds.',
  },
  { key: 'black', title: 'Black Diamonds', description: 'Black diamonds of every shape.' },
  {
    key: 'matchingPairs',
    title: 'Matching Pairs',
    description: 'Pairs of diamonds that match in size, shape and colour.',
  },
  { key: 'studs', title: 'Studs', description: 'Pairs of round diamonds for earrings.' },
  { key: 'memo', title: 'Memo', description: 'Diamonds that are out on memo.' },
  { key: 'parcels', title: 'Parcels', description: 'Parcels of diamonds at one price per carat.' },
] as const satisfies readonly Omit<DiamondPageInfo, 'access'>[];

export type DiamondPageKey = (typeof pages)[number]['key'];

/** All diamond pages in navigation order. */
export const diamondPages = pages.map((page) => ({ ...page, access: diamondShopPages[page.key].access }));
