import type { JewelleryPieceFilter, JewelleryType } from '../../graphql/generated/graphql';

/** A page of the shop that lists finished jewellery. */
export interface JewelleryPage {
  /** Name of its page settings, and its address. */
  readonly key: 'rings' | 'bracelets' | 'earrings' | 'brooches' | 'one-of-a-kind' | 'necklaces' | 'pendants';
  readonly title: string;
  readonly description: string;
  /** What it lists. */
  readonly scope: Readonly<Pick<JewelleryPieceFilter, 'types' | 'isOneOfAKind'>>;
  /** What is drawn where it is empty. */
  readonly drawn: JewelleryType;
}

const of = (type: JewelleryType) => ({ scope: { types: [type] }, drawn: type });

export const jewelleryPages: readonly JewelleryPage[] = [
  { key: 'rings', title: 'Rings', description: 'Finished rings, of our time and of others.', ...of('RING') },
  {
    key: 'bracelets',
    title: 'Bracelets',
    description: 'Finished bracelets, and models made in your colour and size.',
    ...of('BRACELET'),
  },
  { key: 'earrings', title: 'Earrings', description: 'Studs, drops and hoops, in pairs.', ...of('EARRINGS') },
  { key: 'brooches', title: 'Brooches', description: 'Brooches and pins.', ...of('BROOCH') },
  {
    key: 'one-of-a-kind',
    title: 'One of a Kind',
    description: 'Pieces of which there is only one: once sold, there is no second.',
    // Every piece has a quantity, which is nearly always 1: the flag is what the house says about the piece.
    scope: { isOneOfAKind: true },
    drawn: 'BROOCH',
  },
  {
    key: 'necklaces',
    title: 'Necklaces',
    description: 'Finished necklaces, from strands to rivières.',
    ...of('NECKLACE'),
  },
  { key: 'pendants', title: 'Pendants', description: 'Finished pendants.', ...of('PENDANT') },
];

/** The page that lists finished pieces of a type. */
export const pageOfType = (type: JewelleryType): JewelleryPage | undefined =>
  jewelleryPages.find(({ scope }) => scope.types?.includes(type));
