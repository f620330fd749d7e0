import { type RawBuilder, type Selectable, sql } from 'kysely';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { type AllocatedStock, fromStock } from '../../reservations/index.ts';
import { stockOutput } from '../../stock/graphql/index.ts';
import { ownOrderOf, type StockType } from '../../stock/index.ts';
import { stockViewById } from '../../stock/lists/index.ts';
import type { Availability } from '../../stock/values/index.ts';
import type { StockTypesTables } from '../../stock-types/index.ts';
import { queryIn } from '../database.ts';
import { type SnapshotFields, snapshotsOf } from '../snapshots/item-snapshot.ts';
import { idField } from './item-field.ts';
import type { ItemKind, ItemView, RestDetails } from './item-kind.ts';
import { itemOfLine, plainLine, singleLines } from './item-line.ts';
import { byWanted, idsOf, type Offer } from './offer.ts';

/**
 * Stock type that is sold by the piece, one piece per line. Its SQL expressions use the alias `d` for the stock row.
 */
interface PieceFacts {
  readonly itemType: number;
  readonly type: StockType;
  /** Name in the API documentation. Default: the noun of the type. */
  readonly noun?: string;
  /** Description of the field in `BasketItemInput`: `ID of a bracelet in a specific color and size.` */
  readonly input: string;
  readonly line: { readonly name: string; readonly description: string };
  /** SQL: the description that follows the stock number. */
  readonly words: RawBuilder<string>;
  /** Fields that orders store. */
  readonly snapshotFields: SnapshotFields;
  /** SQL: weight in carats. If omitted, the weight is unknown. */
  readonly carats?: RawBuilder<string | null>;
  /** Stock from which orders reserve the piece, if it is one of a kind. If omitted, the piece is made to order. */
  readonly uniqueIn?: AllocatedStock;
  readonly rest?: RestDetails;
}

interface PieceRow {
  readonly itemId: number;
  readonly stockId: string;
  readonly words: string;
  readonly carats: string | null;
  readonly totalPrice: string | null;
  readonly availability: Availability;
  /** Availability that the piece would have if it had a price. */
  readonly availabilityOncePriced: Availability;
  readonly orderId: number | null;
}

/** Columns common to the tables of these stock types. The type determines the table. */
type PieceColumns = Selectable<Pick<StockTypesTables['bracelet'], 'id' | 'stock_number'>>;

/** Returns the GraphQL type and find function for items of a stock type. */
export const stockItemView = (type: StockType): ItemView => ({ output: stockOutput(type), find: stockViewById(type) });

/** Returns the function `stockOf` for a kind whose items are stock items. */
export const ofStock =
  (type: StockType): ItemKind['stockOf'] =>
  async (_ctx, items) =>
    new Map(items.flatMap((item) => (item.itemId === null ? [] : [[item, [{ type, id: item.itemId }]] as const])));

/** Creates the item kind for a stock type sold by the piece. Pieces are made to order unless `uniqueIn` is set. */
export function stockPiece(facts: PieceFacts): ItemKind {
  const {
    itemType,
    type,
    noun = type.noun,
    input,
    line,
    words,
    snapshotFields,
    carats = sql<null>`null`,
    uniqueIn,
    rest,
  } = facts;
  const reference = `${type.one}Id`;
  const Line = plainLine(line.name, line.description);
  const view = stockItemView(type);
  return {
    itemType,
    noun,
    reference,
    column: `${type.table}_id`,
    entity: type.entity,
    notFound: 'ITEM_NOT_FOUND',
    fields: [idField(reference, input)],
    ...(uniqueIn !== undefined && { heldAs: { type, fields: [idField(reference, input)] } }),
    view,
    lineResolvers: [itemOfLine(Line, type.one, view)],
    ...(rest && { rest }),
    async offers(ctx, requested) {
      const viewer = await viewerOf(ctx);
      const rows: readonly PieceRow[] = await queryIn(ctx.em)
        .selectFrom(sql.table<PieceColumns>(type.table).as('d'))
        .select([
          'd.id as itemId',
          'd.stock_number as stockId',
          words.as('words'),
          carats.as('carats'),
          type.totalFor(viewer).as('totalPrice'),
          type.readNamed('availability', viewer).as('availability'),
          type.availabilityOncePriced(viewer).as('availabilityOncePriced'),
          ownOrderOf(type, viewer).as('orderId'),
        ])
        .where(type.visibleTo(viewer))
        .where('d.id', '=', anyOf(idsOf(requested)))
        .orderBy('d.id')
        .execute();
      return byWanted(requested, rows, (piece, { mayLackPrice = false }): Offer | undefined => {
        const { words: description, totalPrice, availability, availabilityOncePriced, ...row } = piece;
        const isOnRequest = totalPrice === null;
        // Items without a price are not for sale, unless an administrator sets one.
        if (isOnRequest && !mayLackPrice) return undefined;
        return {
          ...row,
          itemType,
          parts: null,
          description: `${row.stockId}: ${description}`,
          lineSet: null,
          numberOfStones: null,
          pricePerCarat: null,
          totalPrice: totalPrice ?? '0.00',
          availability: isOnRequest ? availabilityOncePriced : availability,
          ...(isOnRequest && { isOnRequest }),
        };
      });
    },
    stockOf: ofStock(type),
    lines: singleLines((line) => new Line(line)),
    snapshots: snapshotsOf(type, snapshotFields),
    reservations: async (_em, requested) =>
      uniqueIn === undefined ? new Map(requested.map((piece) => [piece, null])) : fromStock(uniqueIn, requested),
  };
}

/**
 * SQL: metal and color as two values. The color is null if the name of the metal contains it: `18K Yellow Gold`
 * instead of `18K Yellow Gold, Yellow Gold`.
 */
export const metalWords = (material: RawBuilder<unknown>, color: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${material}, case when position(lower(${color}) in lower(coalesce(${material}, ''))) = 0 then ${color} end`;
