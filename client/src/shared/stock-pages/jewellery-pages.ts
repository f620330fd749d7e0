import type { JewelleryPieceFilter, JewelleryType } from '../../graphql/generated/graphql';
import { jewelleryPieceShopPages } from '../../graphql/generated/stock/shop-pages';

/** Page that lists finished jewelry. */
export interface JewelleryPage {
  /** Path of the page. It is also the key of its page settings. */
  readonly key: 'rings' | 'bracelets' | 'earrings' | 'brooches' | 'one-of-a-kind' | 'necklaces' | 'pendants';
  readonly title: string;
  readonly description: string;
  /** Fixed filter of the page. */
  readonly scope: Readonly<Pick<JewelleryPieceFilter, 'types' | 'isOneOfAKind'>>;
  /** Type of piece that is drawn if the page is empty. */
  readonly drawingType: JewelleryType;
}

const pages: readonly Omit<JewelleryPage, 'scope'>[] = [
  { key: 'rings', title: 'Rings', description: 'Finished rings, contemporary and vintage.', drawingType: 'RING' },
  {
    key: 'bracelets',
    title: 'Bracelets',
    description: 'Finished bracelets, and designs made in your colour and size.',
    drawingType: 'BRACELET',
  },
  { key: 'earrings', title: 'Earrings', description: 'Studs, drops and hoops, in pairs.', drawingType: 'EARRINGS' },
  { key: 'brooches', title: 'Brooches', description: 'Brooches and pins.', drawingType: 'BROOCH' },
  {
    key: 'one-of-a-kind',
    title: 'One of a Kind',
    description: 'One-of-a-kind pieces. Once sold, they are gone.',
    drawingType: 'BROOCH',
  },
  {
    key: 'necklaces',
    title: 'Necklaces',
    description: 'Finished necklaces, from strands to rivières.',
    drawingType: 'NECKLACE',
  },
  { key: 'pendants', title: 'Pendants', description: 'Finished pendants.', drawingType: 'PENDANT' },
];

export const jewelleryPages: readonly JewelleryPage[] = pages.map((page) => ({
  ...page,
  scope: jewelleryPieceShopPages[page.key].filter,
}));

/** Returns the page that lists finished pieces of a type. */
export const pageOfType = (type: JewelleryType): JewelleryPage | undefined =>
  jewelleryPages.find(({ scope }) => scope.types?.includes(type));
