import type { TypedDocumentNode } from '@apollo/client';
import type { PieceWord } from '../../catalogue/pieces/piece-address';
import {
  BraceletPieceDocument,
  EternityRingPieceDocument,
  JewelleryPiecePageDocument,
  MeleePieceDocument,
  NecklacePieceDocument,
  type PieceHeadFragment,
  SettingPieceDocument,
} from '../../graphql/generated/graphql';
import { bracelet } from '../../graphql/generated/stock/bracelet';
import { customNecklace } from '../../graphql/generated/stock/customNecklace';
import { eternityRing } from '../../graphql/generated/stock/eternityRing';
import { jewelleryPiece } from '../../graphql/generated/stock/jewelleryPiece';
import { meleeLot } from '../../graphql/generated/stock/meleeLot';
import { ringSetting } from '../../graphql/generated/stock/ringSetting';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import { textAt, valueAt } from '../../table/columns/value-at';
import { type ValueKind, valueKinds } from '../../table/columns/value-kinds';
import { inHouseCurrency } from '../../ui/numbers';

interface PiecePage {
  readonly stock: StockDeclaration;
  readonly document: TypedDocumentNode<{ piece: PieceHeadFragment | null }, { id: string }>;
}

/** What the page of each kind of piece reads, by the word in its address. */
export const piecePages: { readonly [Word in PieceWord]: PiecePage } = {
  melee: { stock: meleeLot, document: MeleePieceDocument },
  bracelet: { stock: bracelet, document: BraceletPieceDocument },
  necklace: { stock: customNecklace, document: NecklacePieceDocument },
  'eternity-ring': { stock: eternityRing, document: EternityRingPieceDocument },
  jewellery: { stock: jewelleryPiece, document: JewelleryPiecePageDocument },
  setting: { stock: ringSetting, document: SettingPieceDocument },
};

/** What people call a piece. */
export const pieceTitle = (piece: PieceHeadFragment, { title }: StockDeclaration): string =>
  textAt(piece, 'title') ?? textAt(piece, 'name') ?? `${title} ${piece.stockNumber}`;

/** One thing that is known of a piece. */
export interface PieceFact {
  readonly label: string;
  readonly value: string;
}

/** They stand elsewhere on the page. */
const shownApart = new Set(['stockNumber', 'name', 'title', 'availability', 'description']);

/** Pictures and links have a place of their own, if any. */
const kinds = new Map<string, (typeof valueKinds)[ValueKind]>(
  Object.entries(valueKinds).filter(([name]) => name !== 'picture'),
);

/** What is known of a piece, in the order and the words of its declaration. */
export function factsOf(piece: PieceHeadFragment, { fields }: StockDeclaration): readonly PieceFact[] {
  return fields.flatMap(({ output, value, label, unit, options }) => {
    if (output === null || shownApart.has(output) || output.startsWith('price.')) {
      return [];
    }
    const kind = kinds.get(value);
    const found = kind?.plain(valueAt(piece, output)) ?? null;
    if (kind === undefined || found === null) {
      return [];
    }
    const option = options && 'values' in options ? options.values.find((each) => each.value === found) : undefined;
    return [
      { label, value: `${option?.label ?? kind.show(found)}${unit === null ? '' : ` ${inHouseCurrency(unit)}`}` },
    ];
  });
}
