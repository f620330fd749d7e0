import type { JewelleryCardFragment } from '../../graphql/generated/graphql';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { formatCarats, formatCount } from '../../ui/numbers';
import { choiceLabels } from '../stock/stock-columns';

const types = choiceLabels(jewelleryPiece, 'type');

/** What people call a piece. */
export const pieceTitle = ({
  title,
  type,
  stockNumber,
}: Pick<JewelleryCardFragment, 'title' | 'type' | 'stockNumber'>): string =>
  title ?? `${types[type] ?? 'Piece'} ${stockNumber}`;

/** What is known of a metal. */
export interface MetalFacts {
  readonly material?: string | null;
  readonly karatGold?: string | null;
  readonly colorOfGold?: string | null;
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** A metal in words, each word once: `18K Rose Gold`, `Platinum`; `null` where nothing is known. */
export function metalText({ material, karatGold, colorOfGold }: MetalFacts): string | null {
  const [fineness = '', name = ''] = /^(\d+\s?kt?\b)?\s*(.*)$/i.exec(material ?? '')?.slice(1) ?? [];
  const said = `${fineness} ${name}`;
  const parts = [
    karatGold != null && !has(said, karatGold) ? karatGold : fineness,
    colorOfGold != null && !has(said, colorOfGold) ? colorOfGold : '',
    name === '' && (karatGold != null || colorOfGold != null) ? 'Gold' : name,
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

type Stones = NonNullable<JewelleryCardFragment['mainStone']>;

/** Stones in a line: `Sapphire, 2.41 ct`, `49 × Pearl`; `null` where nobody says what they are. */
export function stonesText(stones: Pick<Stones, 'type' | 'number' | 'carats'> | null): string | null {
  if (stones?.type == null) {
    return null;
  }
  const { type, number, carats } = stones;
  const several = number !== null && number > 1 ? `${formatCount(number)} × ${type}` : type;
  return carats === null ? several : `${several}, ${formatCarats(carats)} ct`;
}
