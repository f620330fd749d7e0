import type {
  BasketItemInput,
  BasketLineDetailsFragment,
  LinePieceFragment,
  LineStoneFragment,
} from '../../graphql/generated/graphql';
import type { DrawnPiece } from '../../ui/jewellery-drawing/piece-plans';
import { isOrderable } from '../items/availability';
import { diamondHref } from '../items/diamond-text';
import { itemHref, type LinkedItem } from '../items/item-href';
import { hrefOfRing } from '../rings/ring-address';

/** Returns the loose stones of a line. Empty for other items, or if the stones are no longer visible to the viewer. */
export const stonesOfLine = (line: BasketLine): readonly LineStoneFragment[] => subjectOf(line)?.stones ?? [];

/** Returns the lines that can no longer be ordered. */
export function goneLines(lines: readonly BasketLine[]): readonly BasketLine[] {
  return lines.filter(({ availability }) => !isOrderable(availability));
}

/** Line of a wishlist or cart. */
export type BasketLine = BasketLineDetailsFragment;

type KindOfLine = BasketLine['__typename'];
type LineOf<Kind extends KindOfLine> = Extract<BasketLine, { __typename: Kind }>;

type LotOfLine = NonNullable<LineOf<'MeleeLotLine'>['meleeLot']>;

/** Data for the placeholder drawing of a jewelry piece, including the shape of its stones. */
interface DrawnJewellery {
  readonly piece: DrawnPiece;
  readonly shape: { readonly id: string } | null;
}

/** Data for a line's placeholder drawing: a graded stone, a melee lot, a jewelry piece or a shape. */
type ItemDrawing =
  | LineStoneFragment
  | { readonly shape: { readonly id: string } }
  | DrawnJewellery
  | { readonly lot: LotOfLine };

/** The item in a line. Contains only the data that is still visible to the viewer. */
export interface LineSubject {
  /** Loose stones that have their own pages. */
  readonly stones: readonly LineStoneFragment[];
  /** URL of the item's photo. */
  readonly photo: string | null;
  readonly drawing: ItemDrawing | null;
  /** Null for sets of loose stones, because each stone has its own number. */
  readonly stockNumber: string | null;
  /** URL of the item page. */
  readonly href: string | null;
  /** ID of the stock item or ring. */
  readonly itemId: string;
  /** Input that adds the item again after it was removed. */
  readonly item: BasketItemInput;
}

const photoOf = (piece: LinePieceFragment | null): string | null => piece?.media.images[0]?.url ?? null;

function looseStones(stones: readonly LineStoneFragment[], itemOf: (first: LineStoneFragment) => BasketItemInput) {
  const [first, second] = stones;
  return first === undefined
    ? null
    : {
        stones,
        photo: null,
        drawing: first,
        itemId: first.id,
        stockNumber: first.stockNumber,
        href: second === undefined ? diamondHref(first) : null,
        item: itemOf(first),
      };
}

function piece(
  linked: (LinePieceFragment & LinkedItem) | null,
  itemOf: (id: string) => BasketItemInput,
  drawing: ItemDrawing | null,
): LineSubject | null {
  return linked === null
    ? null
    : {
        stones: [],
        photo: photoOf(linked),
        drawing,
        itemId: linked.id,
        stockNumber: linked.stockNumber,
        href: itemHref(linked),
        item: itemOf(linked.id),
      };
}

/** Returns the item of a ring line. Its picture is the photo of the setting or a drawing of the stone. */
function ring(
  setting: LinePieceFragment | null,
  stone: ItemDrawing | null,
  href: string | null,
  ringId: string,
  item: BasketItemInput,
): LineSubject {
  const stockNumber = setting?.stockNumber ?? null;
  return { stones: [], photo: photoOf(setting), drawing: stone, itemId: ringId, stockNumber, href, item };
}

type LineKinds = { readonly [Kind in KindOfLine]: (line: LineOf<Kind>) => LineSubject | null };

/** Functions that return the item of a line, by line kind. Omitting a kind defined in the schema is a type error. */
const lineKinds: LineKinds = {
  DiamondLine: ({ diamond }) => looseStones(diamond === null ? [] : [diamond], ({ id }) => ({ diamondId: id })),
  DiamondSetLine: ({ diamonds }) => looseStones(diamonds, ({ id }) => ({ lineSetDiamondId: id })),
  ParcelLine: ({ diamond, numberOfStones, ringSize }) =>
    looseStones(diamond === null ? [] : [diamond], ({ id }) => ({
      parcel: { diamondId: id, numberOfStones, ringSize },
    })),
  MeleeLotLine: ({ meleeLot, carats, approximateStones }) =>
    carats === null || meleeLot === null
      ? null
      : piece(meleeLot, (id) => ({ melee: { meleeId: id, carats, numberOfStones: approximateStones } }), {
          lot: meleeLot,
        }),
  EngagementRingLine: ({ engagementRing }) => {
    if (engagementRing === null) {
      return null;
    }
    const { id, ringSetting, diamond } = engagementRing;
    const href = hrefOfRing('engagement', engagementRing, diamond);
    return ring(ringSetting, diamond, href, id, { engagementRingId: id });
  },
  CompletedRingLine: ({ completedRing }) => {
    if (completedRing === null) {
      return null;
    }
    const { id, ringSetting, genericDiamond } = completedRing;
    const href = hrefOfRing('completed', completedRing, genericDiamond);
    return ring(ringSetting, genericDiamond, href, id, { completedRingId: id });
  },
  EternityRingLine: ({ eternityRing }) =>
    piece(eternityRing, (id) => ({ eternityRingId: id }), {
      piece: 'ETERNITY_RING',
      shape: eternityRing?.shape ?? null,
    }),
  BraceletLine: ({ bracelet }) => piece(bracelet, (id) => ({ braceletId: id }), { piece: 'BRACELET', shape: null }),
  JewelleryLine: ({ jewelleryPiece }) => piece(jewelleryPiece, (id) => ({ jewelleryPieceId: id }), null),
  CustomNecklaceLine: ({ customNecklace }) =>
    piece(customNecklace, (id) => ({ customNecklaceId: id }), {
      piece: 'NECKLACE',
      shape: customNecklace?.shape ?? null,
    }),
};

function subjectBy<Kind extends KindOfLine>(kind: Kind, line: LineOf<Kind>): LineSubject | null {
  return lineKinds[kind](line);
}

/** Returns the item of a line. Null if it is no longer visible to the viewer. */
export function subjectOf(line: BasketLine): LineSubject | null {
  return subjectBy(line.__typename, line);
}
