import { type RawBuilder, sql } from 'kysely';
import { type Viewer, viewerOf } from '../accounts/index.ts';
import { Availability, type StockItem, type StockType } from '../catalogue/index.ts';
import { AllocatedStock } from '../reservations/index.ts';
import type { BasketLine, ThingLineFacts } from './basket-line.type.ts';
import type { Claim } from './claim.ts';
import type { ItemType } from './item-type.ts';
import { byWanted, type Offer, type Sellable } from './sellable.ts';
import { singleLines } from './single-lines.ts';

/** A type of stock of which a line has one piece. The row is `d` in every piece of SQL. */
interface PieceFacts {
  readonly itemType: ItemType;
  readonly type: StockType<StockItem & { price: string | null }>;
  /** What it is called after its stock number. */
  readonly words: RawBuilder<string>;
  /** Weight, where it has one. */
  readonly carats?: RawBuilder<string>;
  readonly line: (facts: ThingLineFacts) => BasketLine;
  /** One of a kind: what a row is to a viewer. Left out: made to order. */
  readonly availabilityOfUnique?: (viewer: Viewer) => RawBuilder<Availability>;
}

interface PieceRow {
  readonly itemId: number;
  readonly stockId: string;
  readonly words: string;
  readonly carats: string | null;
  readonly totalPrice: string | null;
  readonly availability: Availability;
}

const whileActive = sql<Availability>`case when d.is_active then ${sql.lit(Availability.FOR_SALE)} else ${sql.lit(Availability.GONE)} end`;

/** Pieces of a type of stock: made to order, unless they are one of a kind. */
export function pieceSellable({ itemType, type, words, carats, line, availabilityOfUnique }: PieceFacts): Sellable {
  const claimOf = (itemId: number): Claim | null =>
    availabilityOfUnique ? { itemType: AllocatedStock.JEWELLERY, itemId, stones: null, carats: null } : null;
  return {
    itemType,
    async offers(ctx, wanted) {
      const viewer = await viewerOf(ctx);
      // A piece in an open order is gone for everybody, its buyer included: he has ordered it already.
      const availability = availabilityOfUnique
        ? sql<Availability>`case when ${type.reservations.isReserved(sql`d.id`)} then ${sql.lit(Availability.GONE)}
            else ${availabilityOfUnique(viewer)} end`
        : whileActive;
      const { rows } = await sql<PieceRow>`
        select d.id as "itemId", d.stock_number as "stockId", ${words} as words, ${carats ?? sql`null`} as carats,
          ${type.readNamed('price', viewer)} as "totalPrice", ${availability} as availability
        from ${sql.table(type.table)} d
        where ${type.visibleTo(viewer)} and d.id = any(${wanted.map(({ itemId }) => itemId)}) order by d.id`.execute(
        ctx.em.getKysely(),
      );
      return byWanted(wanted, rows, ({ words: description, totalPrice, ...row }): Offer | undefined =>
        // What has no price is not for sale.
        totalPrice === null
          ? undefined
          : {
              ...row,
              itemType,
              description: `${row.stockId}: ${description}`,
              lineSet: null,
              numberOfStones: null,
              pricePerCarat: null,
              totalPrice,
            },
      );
    },
    lines: singleLines(line),
    claims: async (_em, wanted) => new Map(wanted.map((piece) => [piece, claimOf(piece.itemId)])),
  };
}
