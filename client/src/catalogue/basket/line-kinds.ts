import type {
  BasketItemInput,
  BasketLineDetailsFragment,
  LinePieceFragment,
  LineStoneFragment,
} from '../../graphql/generated/graphql';
import { diamondHref } from '../diamonds/diamond-text';
import { itemHref } from '../pieces/item-href';

/** A line of wishlist or cart. */
export type BasketLine = BasketLineDetailsFragment;

type KindOfLine = BasketLine['__typename'];
type LineOf<Kind extends KindOfLine> = Extract<BasketLine, { __typename: Kind }>;

type LotOfLine = NonNullable<LineOf<'MeleeLotLine'>['meleeLot']>;

/** What is drawn where there is no photograph: a graded stone as it is, a lot as in its list, otherwise a shape alone. */
type Drawn = LineStoneFragment | { readonly shape: { readonly id: string } } | { readonly lot: LotOfLine };

/** What a line is about, as far as the viewer may still see it. */
export interface LineSubject {
  /** Loose stones, each with a page of its own. */
  readonly stones: readonly LineStoneFragment[];
  /** The house's photograph. */
  readonly photo: string | null;
  readonly drawn: Drawn | null;
  /** Where there is more to see of it. */
  readonly href: string | null;
  /** What puts the same back after it was removed. */
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
        drawn: first,
        href: second === undefined ? diamondHref(first) : null,
        item: itemOf(first),
      };
}

type ShapedPiece = LinePieceFragment & { readonly shape?: { readonly id: string } | null };

function piece(
  found: ShapedPiece | null,
  itemOf: (id: string) => BasketItemInput,
  drawn: Drawn | null = found?.shape == null ? null : { shape: found.shape },
): LineSubject | null {
  return found === null
    ? null
    : { stones: [], photo: photoOf(found), drawn, href: itemHref(found), item: itemOf(found.id) };
}

/** A setting with its stone: seen by the setting's photograph, else by the stone. */
function ring(
  setting: LinePieceFragment | null,
  stone: Drawn | null,
  href: string | null,
  item: BasketItemInput,
): LineSubject {
  return { stones: [], photo: photoOf(setting), drawn: stone, href, item };
}

type LineKinds = { readonly [Kind in KindOfLine]: (line: LineOf<Kind>) => LineSubject | null };

/** Every kind of line. One that the schema has and this table has not does not compile. */
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
    const href = diamond === null ? null : diamondHref(diamond);
    return ring(ringSetting, diamond, href, { engagementRingId: id });
  },
  CompletedRingLine: ({ completedRing }) => {
    if (completedRing === null) {
      return null;
    }
    const { id, ringSetting, genericDiamond } = completedRing;
    const href = ringSetting === null ? null : itemHref(ringSetting);
    return ring(ringSetting, genericDiamond, href, { completedRingId: id });
  },
  EternityRingLine: ({ eternityRing }) => piece(eternityRing, (id) => ({ eternityRingId: id })),
  BraceletLine: ({ bracelet }) => piece(bracelet, (id) => ({ braceletId: id })),
  JewelleryLine: ({ jewelleryPiece }) => piece(jewelleryPiece, (id) => ({ jewelleryPieceId: id })),
  CustomNecklaceLine: ({ customNecklace }) => piece(customNecklace, (id) => ({ customNecklaceId: id })),
};

function subjectBy<Kind extends KindOfLine>(kind: Kind, line: LineOf<Kind>): LineSubject | null {
  return lineKinds[kind](line);
}

/** What a line is about; `null` once it is out of the viewer's sight. */
export function subjectOf(line: BasketLine): LineSubject | null {
  return subjectBy(line.__typename, line);
}
