import { sql } from 'kysely';
import { times } from '../../kernel/values/money.ts';
import { viewerOf } from '../accounts/index.ts';
import { Availability, type MeleeColor, melee, meleeColorWords } from '../catalogue/index.ts';
import { AllocatedStock } from '../reservations/index.ts';
import { MeleeLine } from './basket-line.type.ts';
import { ItemType } from './item-type.ts';
import { byWanted, type Offer, type Sellable } from './sellable.ts';
import { singleLines } from './single-lines.ts';

interface LotRow {
  readonly itemId: number;
  readonly stockId: string;
  readonly isActive: boolean;
  readonly carats: string;
  readonly pricePerCarat: string;
  readonly color: MeleeColor;
  readonly sizeFrom: number | null;
  readonly sizeTo: number | null;
}

/** So many carats of a lot in the words of an invoice: `ME-7: 2.5 ct melee, White, 1.1–1.3 mm`. */
function describe({ stockId, color, sizeFrom, sizeTo }: LotRow, carats: string): string {
  const sizes = [sizeFrom, sizeTo].filter((size) => size !== null).join('–');
  const [word] = meleeColorWords[color];
  return [`${stockId}: ${Number(carats)} ct melee`, word, sizes === '' ? '' : `${sizes} mm`].filter(Boolean).join(', ');
}

/** Carats of melee lots. */
export const meleeSellable: Sellable = {
  itemType: ItemType.MELEE,
  async offers(ctx, wanted) {
    const viewer = await viewerOf(ctx);
    const { rows } = await sql<LotRow>`
      select d.id as "itemId", d.stock_number as "stockId", d.is_active as "isActive", d.carats,
        ${melee.readNamed('pricePerCarat', viewer)} as "pricePerCarat", d.color, d.size_from as "sizeFrom",
        d.size_to as "sizeTo"
      from melee d where ${melee.visibleTo(viewer)} and d.id = any(${wanted.map(({ itemId }) => itemId)})`.execute(
      ctx.em.getKysely(),
    );
    return byWanted(wanted, rows, (lot, { numberOfStones, carats }): Offer | undefined => {
      if (carats === null) return undefined;
      const totalPrice = times(lot.pricePerCarat, carats);
      const isLeft = lot.isActive && Number(carats) <= Number(lot.carats);
      return {
        itemType: ItemType.MELEE,
        itemId: lot.itemId,
        stockId: lot.stockId,
        description: describe(lot, carats),
        lineSet: null,
        numberOfStones,
        carats,
        pricePerCarat: lot.pricePerCarat,
        totalPrice,
        availability: isLeft ? Availability.FOR_SALE : Availability.GONE,
        ...(Number(totalPrice) === 0 && {
          refusal: { path: 'carats', message: 'must be more: so little of it has no price' },
        }),
      };
    });
  },
  lines: singleLines((facts, row) => new MeleeLine({ ...facts, approximateStones: row.numberOfStones })),
  claims: async (_em, wanted) =>
    new Map(
      wanted.map((lot) => [
        lot,
        { itemType: AllocatedStock.MELEE, itemId: lot.itemId, stones: lot.numberOfStones, carats: lot.carats },
      ]),
    ),
};
