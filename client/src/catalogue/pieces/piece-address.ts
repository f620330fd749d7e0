import type { LinePieceFragment } from '../../graphql/generated/graphql';

type PieceKind = LinePieceFragment['kind'];

/** What stands in the address of a piece, and its kind. Loose diamonds have pages of their own. */
const kindOfWord = {
  melee: 'MELEE',
  bracelet: 'BRACELET',
  necklace: 'CUSTOM_NECKLACE',
  'eternity-ring': 'ETERNITY_RING',
  jewellery: 'JEWELLERY',
  setting: 'RING_SETTING',
} as const satisfies Record<string, PieceKind>;

/** The kind of a piece in the address of its page. */
export type PieceWord = keyof typeof kindOfWord;

export const pieceWords: readonly string[] = Object.keys(kindOfWord);

/** Whether pieces of the kind that an address names have pages. */
export const isPieceWord = (word: string): word is PieceWord => Object.hasOwn(kindOfWord, word);

const wordOf = new Map<PieceKind, string>(Object.entries(kindOfWord).map(([word, kind]) => [kind, word]));

/** Where a piece has its page; `null` for a kind that has none. */
export function pieceHref({ kind, id }: Pick<LinePieceFragment, 'kind' | 'id'>): string | null {
  const word = wordOf.get(kind);
  return word === undefined ? null : `/piece/${word}/${id}`;
}
