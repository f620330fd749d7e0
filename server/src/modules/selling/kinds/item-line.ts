import type { GraphQLResolveInfo } from 'graphql';
import { asSentence } from '../../../kernel/errors/explanations.ts';
import { Ctx, FieldResolver, Info, ObjectType, Resolver, Root } from '../../../kernel/graphql.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { ItemAvailability } from '../../stock/availability/index.ts';
import { Availability } from '../../stock/values/index.ts';
import {
  BasketLine,
  type BasketLineFacts,
  type LinePrice,
  type LineProblem,
  type LineRow,
} from './basket-line.type.ts';
import type { ItemKind, ItemView } from './item-kind.ts';
import { canBeOrdered, hindranceOf, type Offer } from './offer.ts';

/** What a line of one item says. `itemId` is null once the item is deleted. */
export type ItemLineFacts = BasketLineFacts & { readonly itemId: number | null };

/** A line of one item. */
export abstract class ItemLine extends BasketLine {
  readonly itemId: number | null;

  constructor(line: ItemLineFacts) {
    super(line);
    this.itemId = line.itemId;
  }
}

/** What an offer comes to. */
const priceOf = ({ totalPrice, pricePerCarat, unitPrice }: Offer): LinePrice => ({
  total: totalPrice,
  perCarat: pricePerCarat,
  unit: unitPrice ?? null,
});

/** Why a line cannot be ordered as it is; null while it can be. */
export function problemOf(item: Offer | ItemAvailability | undefined): LineProblem | null {
  if (canBeOrdered(item)) return null;
  const { reason, words } = hindranceOf(item);
  return { reason, explanation: asSentence(`this ${words}`) };
}

/** Returns the fields of a row's line. Without an offer the caller no longer sees the item; `unseen` is what became of it. */
export const factsOf = (
  row: LineRow,
  offer: Offer | undefined,
  unseen: ItemAvailability | undefined,
): ItemLineFacts => ({
  id: row.id,
  description: offer?.description ?? row.description,
  carats: offer?.carats ?? null,
  price: offer ? priceOf(offer) : null,
  availability: (offer ?? unseen)?.availability ?? Availability.GONE,
  problem: problemOf(offer ?? unseen),
  priceWhenAdded: row.priceWhenAdded,
  createdAt: row.createdAt,
  itemId: row.itemId,
});

/** Lines of items that are never part of a set: one per row. */
export const singleLines =
  (make: (facts: ItemLineFacts, row: LineRow) => BasketLine): ItemKind['lines'] =>
  (rows, offers, unseen) =>
    rows.map((row) => make(factsOf(row, offers.get(row), unseen.get(row)), row));

/** The GraphQL type of lines that say no more than every line, and the item by a field of their own. */
export function plainLine(name: string, description: string): new (facts: ItemLineFacts) => ItemLine {
  @ObjectType(name, { implements: BasketLine, description })
  class PlainLine extends ItemLine {}
  return PlainLine;
}

/** The field of a line that shows its item. */
export function itemOfLine(
  Line: new (...facts: never[]) => ItemLine,
  name: string,
  { output, find }: ItemView,
): new () => object {
  @Resolver(() => Line)
  class ItemOfLine {
    @FieldResolver(() => output, { name, nullable: true, description: 'Null once the caller no longer sees it.' })
    async item(
      @Ctx() ctx: RequestContext,
      @Root() { itemId }: ItemLine,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      return itemId === null ? null : ((await find(ctx, itemId, selectedPaths(info))) ?? null);
    }
  }
  return ItemOfLine;
}
