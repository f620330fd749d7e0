import type { JewelleryCardFragment } from '../../graphql/generated/graphql';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { formatCarats, formatCount } from '../../ui/numbers';
import { choiceLabels } from '../stock-lists/stock-columns';

const types = choiceLabels(jewelleryPiece, 'type');

/** Returns the title of a jewelry piece. */
export const pieceTitle = ({
  title,
  type,
  stockNumber,
}: Pick<JewelleryCardFragment, 'title' | 'type' | 'stockNumber'>): string =>
  title ?? `${types[type] ?? 'Piece'} ${stockNumber}`;

type Stones = NonNullable<JewelleryCardFragment['mainStone']>;

/** Formats a group of stones: `Sapphire, 2.41 ct`, `49 × Pearl`. Null if their type is unknown. */
export function stonesText(stones: Pick<Stones, 'type' | 'number' | 'carats'> | null): string | null {
  if (stones?.type == null) {
    return null;
  }
  const { type, number, carats } = stones;
  const several = number !== null && number > 1 ? `${formatCount(number)} × ${type}` : type;
  return carats === null ? several : `${several}, ${formatCarats(carats)} ct`;
}

/** Patterns for the names of cuts, each with the reference list ID of the matching shape. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/princess|square/i, '3'],
  [/cushion/i, '4'],
  [/asscher/i, '6'],
  [/emerald|baguette|step/i, '5'],
  [/radiant/i, '7'],
  [/oval|cabochon/i, '8'],
  [/pear|drop|briolette/i, '9'],
  [/marquise|navette/i, '10'],
  [/heart/i, '11'],
  [/trill?i(?:ant|on)|triang/i, '12'],
];

const ROUND = '1';

/** Returns the shape to draw for a jewelry cut: `Old Mine`, `Oval`. Defaults to round if no pattern matches. */
export const shapeOfCut = (cut: string | null | undefined): string =>
  shapes.find(([pattern]) => cut != null && pattern.test(cut))?.[1] ?? ROUND;
