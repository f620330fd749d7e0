import type { AccessPage } from '../../graphql/generated/graphql';

/** A page of the diamond list, `/diamonds/{key}`. */
export interface DiamondPageInfo {
  /** In the URL, and the identifier of the page's stored state. */
  readonly key: string;
  readonly title: string;
  /** What lies there, in a sentence for somebody who does not know the trade's words. */
  readonly description: string;
  /** The access page that a restricted user needs, `null` where none does. */
  readonly access: AccessPage | null;
}

/** All pages of diamonds in the order of the navigation. */
export const diamondPages = [
  {
    key: 'white',
    title: 'White Diamonds',
    description: 'Round brilliants from D to Z, graded.',
    access: 'WHITE',
  },
  {
    key: 'fancy',
    title: 'Fancy Colours',
    description: 'Yellow, pink, blue and every other hue.',
    access: 'FANCY_COLOR',
  },
  {
    key: 'fancyShapes',
    title: 'Fancy Shapes',
    description: 'Ovals, cushions, emeralds: whatever is not round.',
    access: 'FANCY_SHAPE',
  },
  {
    key: 'fancyShapeLines',
    title: 'Fancy Shape Lines',
    description: 'Stones laid out as a line and sold as one.',
    access: 'FANCY_SHAPE',
  },
  {
    key: 'labGrown',
    title: 'Lab Grown',
    description: 'Grown in a laboratory, graded like mined ones.',
    access: 'LAB_GROWN',
  },
  {
    key: 'saltnpepper',
    title: 'Salt and Pepper',
    description: 'Visibly included grey and black-white stones.',
    access: 'SALT_AND_PEPPER',
  },
  { key: 'black', title: 'Black Diamonds', description: 'Black stones of every shape.', access: 'BLACK' },
  {
    key: 'matchingPairs',
    title: 'Matching Pairs',
    description: 'Two stones alike in size, shape and colour.',
    access: 'MATCHING_PAIRS',
  },
  { key: 'studs', title: 'Studs', description: 'Pairs of rounds for the ears.', access: 'MATCHING_PAIRS' },
  { key: 'memo', title: 'Memo', description: 'Stones that are out on consignment.', access: null },
  { key: 'parcels', title: 'Parcels', description: 'Lots of stones at one price per carat.', access: null },
] as const satisfies readonly DiamondPageInfo[];

/** One of the keys of `diamondPages`. */
export type DiamondPageKey = (typeof diamondPages)[number]['key'];
