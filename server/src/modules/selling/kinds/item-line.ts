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
import { canBeOrdered, type Offer, unavailabilityOf } from './offer.ts';

/** Fields of a line that is a single item. `itemId` is null if the item is deleted. */
export type ItemLineFacts = BasketLineFacts & { readonly itemId: number | null };

export abstract class ItemLine extends BasketLine {
  readonly itemId: number | null;

  constructor(line: ItemLineFacts) {
    super(line);
    this.itemId = line.itemId;
  }
}

const priceOf = ({ totalPrice, pricePerCarat, unitPrice }: Offer): LinePrice => ({
  total: totalPrice,
  perCarat: pricePerCarat,
  unit: unitPrice ?? null,
});

/** Returns the reason why a line cannot be ordered. Null if it can be ordered. */
export function problemOf(item: Offer | ItemAvailability | undefined): LineProblem | null {
  if (canBeOrdered(item)) return null;
  const { reason, explanation } = unavailabilityOf(item);
  return { reason, explanation: asSentence(`this ${explanation}`) };
}

/**
 * Returns the common fields of the line for a row. If there is no offer, the item is no longer visible to the caller,
 * and `hidden` is its availability.
 */
export const factsOf = (
  row: LineRow,
  offer: Offer | undefined,
  hidden: ItemAvailability | undefined,
): ItemLineFacts => ({
  id: row.id,
  description: offer?.description ?? row.description,
  carats: offer?.carats ?? null,
  price: offer ? priceOf(offer) : null,
  availability: (offer ?? hidden)?.availability ?? Availability.GONE,
  problem: problemOf(offer ?? hidden),
  priceWhenAdded: row.priceWhenAdded,
  createdAt: row.createdAt,
  itemId: row.itemId,
});

/** Converts rows to lines, one line per row. Used for kinds whose items never belong to a set. */
export const singleLines =
  (make: (facts: ItemLineFacts, row: LineRow) => BasketLine): ItemKind['lines'] =>
  (rows, offers, hidden) =>
    rows.map((row) => make(factsOf(row, offers.get(row), hidden.get(row)), row));

/** Creates the GraphQL type for lines without additional fields. */
export function plainLine(name: string, description: string): new (facts: ItemLineFacts) => ItemLine {
  @ObjectType(name, { implements: BasketLine, description })
  class PlainLine extends ItemLine {}
  return PlainLine;
}

/** Creates the resolver for the field of a line that returns the item. */
export function itemOfLine(
  Line: new (...facts: never[]) => ItemLine,
  name: string,
  { output, find }: ItemView,
): new () => object {
  @Resolver(() => Line)
  class ItemOfLine {
    @FieldResolver(() => output, {
      name,
      nullable: true,
      description: 'Item of the line. Null if it is no longer visible to the caller.',
    })
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
