import type { ProductQuery } from '../../../graphql/generated/graphql';
import { jewelleryPiece } from '../../../graphql/generated/stock/jewelleryPiece';
import { factsOf, type PieceFact } from '../../../shared/jewellery/piece-facts';
import { ringSizeOf, ringSizeText } from '../../../ui/ring-size/ring-sizes';

/** Finished piece with all the data that its page shows. */
export type Product = NonNullable<ProductQuery['jewelleryPiece']>;

const facts = [
  'subType',
  'material',
  'karatGold',
  'colorOfGold',
  'weight',
  'measurements',
  'period',
  'brand',
  'labCertificate',
  'certNum',
  'repair',
  'return',
];

/** Range of US ring sizes. Larger numbers belong to other size systems. */
const [SMALLEST, LARGEST] = [1, 16];

/**
 * Formats a stored size (`6.5`, `6 1/2`, `6½`) in all size systems if it is a US size. Otherwise returns it
 * unchanged.
 */
export function ringSizeWords(size: string): string {
  const match = /^(\d+)(?:\s*(½|1\/2|\.50?)|\s*(¼|1\/4|\.25)|\s*(¾|3\/4|\.75)|\.0+)?$/.exec(size.trim());
  if (match === null) {
    return size;
  }
  const us = Number(match[1]) + (match[2] ? 0.5 : match[3] ? 0.25 : match[4] ? 0.75 : 0);
  return us >= SMALLEST && us <= LARGEST ? ringSizeText(ringSizeOf(us)) : size;
}

/** Returns the facts of a piece, except its stones, which are shown in a table. */
export function productFacts(piece: Product): readonly PieceFact[] {
  const size = piece.ringSize === null ? [] : [{ label: 'Ring size', value: ringSizeWords(piece.ringSize) }];
  const several =
    piece.quantity > 1 ? [{ label: 'Number of pieces (sold as a set)', value: String(piece.quantity) }] : [];
  const remarks = piece.notes === null ? [] : [{ label: 'Condition and remarks', value: piece.notes }];
  return [...several, ...size, ...factsOf(piece, jewelleryPiece, facts), ...remarks];
}
