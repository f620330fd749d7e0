import { meanOf, sumOf } from '../../kernel/values/money.ts';
import { Availability } from '../catalogue/index.ts';
import type { BasketItem } from './basket-item.entity.ts';
import { type BasketLine, DiamondLine, DiamondSetLine, ParcelLine } from './basket-line.type.ts';
import type { Offer } from './sellable.ts';
import { factsOf } from './single-lines.ts';

/** A row with what it comes to; without an offer its stone is out of the caller's sight. */
interface Stone {
  readonly row: BasketItem;
  readonly offer: Offer | undefined;
}

/** Rows of stones as lines: the stones of a line set are one, in the place of the first of them. */
export function diamondLines(rows: readonly BasketItem[], offers: ReadonlyMap<BasketItem, Offer>): BasketLine[] {
  const stones = rows.map((row): Stone => ({ row, offer: offers.get(row) }));
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

function singleLine({ row, offer }: Stone): BasketLine {
  const facts = factsOf(row, offer);
  const { numberOfStones, ringSize } = row;
  return numberOfStones === null ? new DiamondLine(facts) : new ParcelLine({ ...facts, numberOfStones, ringSize });
}

function setLine(lineSet: string, first: Stone, stones: readonly Stone[]): DiamondSetLine {
  const offers = stones.flatMap(({ offer }) => offer ?? []);
  const isWhole = offers.length === stones.length;
  return new DiamondSetLine({
    id: first.row.id,
    description: `Line set ${lineSet}: ${stones.length} ${stones.length === 1 ? 'stone' : 'stones'}`,
    carats: isWhole ? sumOf(offers.map(({ carats }) => carats ?? 0)) : null,
    totalPrice: isWhole ? sumOf(offers.map(({ totalPrice }) => totalPrice)) : null,
    pricePerCarat: isWhole ? meanOf(offers.map(({ pricePerCarat }) => pricePerCarat ?? 0)) : null,
    availability: isWhole ? worstOf(offers) : Availability.GONE,
    createdAt: first.row.createdAt,
    lineSet,
    diamondIds: offers.map(({ itemId }) => itemId),
  });
}

/** A set can be had only when every stone of it can. */
function worstOf(offers: readonly Offer[]): Availability {
  const has = (availability: Availability): boolean => offers.some((offer) => offer.availability === availability);
  if (has(Availability.GONE)) return Availability.GONE;
  return has(Availability.FOR_SALE) ? Availability.FOR_SALE : Availability.HELD_FOR_YOU;
}
