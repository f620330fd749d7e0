import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { sumOf } from '../../../kernel/values/money.ts';
import type { ItemAvailability } from '../../stock/availability/index.ts';
import { Availability, mostRestrictiveOf } from '../../stock/values/index.ts';
import { setTotals } from '../../stock-types/diamonds/index.ts';
import { BasketLine, type BasketLineFacts, type LineRow } from './basket-line.type.ts';
import { factsOf, ItemLine, type ItemLineFacts, problemOf } from './item-line.ts';
import type { Offer } from './offer.ts';

@ObjectType({ implements: BasketLine, description: 'Single diamond.' })
export class DiamondLine extends ItemLine {}

@ObjectType({ implements: BasketLine, description: 'Stones of a parcel.' })
export class ParcelLine extends ItemLine {
  @Field(() => Int, { description: 'Number of stones of the parcel.' })
  numberOfStones: number;

  @Field(() => String, {
    nullable: true,
    description: 'Ring size for which the stones are requested. Null if not set.',
  })
  ringSize: string | null;

  constructor(line: ItemLineFacts & { numberOfStones: number; ringSize: string | null }) {
    super(line);
    this.numberOfStones = line.numberOfStones;
    this.ringSize = line.ringSize;
  }
}

@ObjectType({
  implements: BasketLine,
  description: 'Stones sold as one: a line set, or an inseparable pair.',
})
export class DiamondSetLine extends BasketLine {
  @Field(() => String, {
    description:
      'Name of the set. The name of a pair contains the stock numbers of the stones visible to the caller: `Pair A-1 + A-2`.',
  })
  lineSet: string;

  readonly diamondIds: readonly number[];

  constructor(line: BasketLineFacts & { lineSet: string; diamondIds: readonly number[] }) {
    super(line);
    this.lineSet = line.lineSet;
    this.diamondIds = line.diamondIds;
  }
}

/** Row of a stone. Has no offer if the stone is not visible to the caller. */
interface Stone {
  readonly row: LineRow;
  readonly offer: Offer | undefined;
  /** Availability of a stone that is no longer visible to the caller. */
  readonly hidden: ItemAvailability | undefined;
}

/**
 * Converts rows of stones to lines. The stones of a line set or inseparable pair are one line, at the position of the
 * first stone.
 */
export function diamondLines(
  rows: readonly LineRow[],
  offers: ReadonlyMap<LineRow, Offer>,
  hidden: ReadonlyMap<LineRow, ItemAvailability>,
): BasketLine[] {
  const stones = rows.map((row): Stone => ({ row, offer: offers.get(row), hidden: hidden.get(row) }));
  const lines = new Map<string, Stone[]>();
  for (const stone of stones) {
    const { id, lineSet } = stone.row;
    const key = lineSet === null ? `line ${id}` : `set ${lineSet}`;
    lines.set(key, [...(lines.get(key) ?? []), stone]);
  }
  return [...lines.values()].flatMap((line) => lineOf(line));
}

function lineOf(stones: readonly Stone[]): BasketLine[] {
  const [first] = stones;
  if (!first) return [];
  const { lineSet } = first.row;
  return [lineSet === null ? singleLine(first) : setLine(lineSet, first, stones)];
}

function singleLine({ row, offer, hidden }: Stone): BasketLine {
  const facts = factsOf(row, offer, hidden);
  const { numberOfStones, ringSize } = row;
  return numberOfStones === null ? new DiamondLine(facts) : new ParcelLine({ ...facts, numberOfStones, ringSize });
}

const goneState: ItemAvailability = { availability: Availability.GONE, orderId: null };

function setLine(lineSet: string, first: Stone, stones: readonly Stone[]): DiamondSetLine {
  const offers = stones.flatMap(({ offer }) => offer ?? []);
  const isComplete = offers.length === stones.length;
  const states = stones.map(({ offer, hidden }) => offer ?? hidden ?? goneState);
  const availability = mostRestrictiveOf(states.map((state) => state.availability));
  const totals = setTotals(
    lineSet,
    stones.map(({ row, offer }) => offer ?? { numberOfStones: row.numberOfStones, carats: null, totalPrice: 0 }),
  );
  const { description, carats, totalPrice: total, pricePerCarat: perCarat } = totals;
  return new DiamondSetLine({
    id: first.row.id,
    description,
    carats: isComplete ? carats : null,
    price: isComplete ? { total, perCarat, unit: null } : null,
    availability,
    problem: problemOf(states.find((state) => state.availability === availability)),
    priceWhenAdded: stones.every(({ row }) => row.priceWhenAdded !== null)
      ? sumOf(stones.map(({ row }) => row.priceWhenAdded ?? 0))
      : null,
    createdAt: first.row.createdAt,
    lineSet,
    diamondIds: stones.flatMap(({ row }) => row.itemId ?? []),
  });
}
