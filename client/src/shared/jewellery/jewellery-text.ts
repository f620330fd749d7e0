import type { JewelleryCardFragment } from '../../graphql/generated/graphql';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { formatCarats, formatCount } from '../../ui/numbers';
import { choiceLabels } from '../stock-lists/stock-columns';

const types = choiceLabels(jewelleryPiece, 'type');

/** Returns the title of a piece. */
export const pieceTitle = ({
  title,
  type,
  stockNumber,
}: Pick<JewelleryCardFragment, 'title' | 'type' | 'stockNumber'>): string =>
  title ?? `${types[type] ?? 'Piece'} ${stockNumber}`;

type Stones = NonNullable<JewelleryCardFragment['mainStone']>;

/** Returns the stones in a line: `Sapphire, 2.41 ct`, `49 × Pearl`. Null if their type is unknown. */
export function stonesText(stones: Pick<Stones, 'type' | 'number' | 'carats'> | null): string | null {
  if (stones?.type == null) {
    return null;
  }
  const { type, number, carats } = stones;
  const several = number !== null && number > 1 ? `${formatCount(number)} × ${type}` : type;
  return carats === null ? several : `${several}, ${formatCarats(carats)} ct`;
}
