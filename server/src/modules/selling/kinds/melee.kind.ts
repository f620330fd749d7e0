import { Field, ID, InputType, Int, ObjectType } from '../../../kernel/graphql.ts';
import { RequiredDecimal } from '../../../kernel/input/field-rules.ts';
import { IsId, IsOptional } from '../../../kernel/input/rules.ts';
import { times } from '../../../kernel/values/money.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { CaratsScalar } from '../../carats/index.ts';
import { AllocatedStock, fromStock } from '../../reservations/index.ts';
import { Availability, isOrderable } from '../../stock/values/index.ts';
import { type MeleeColor, MeleeLot, meleeColorWords, meleeLots } from '../../stock-types/melee/index.ts';
import { queryIn } from '../database.ts';
import { snapshotsOf } from '../snapshots/item-snapshot.ts';
import { BasketLine } from './basket-line.type.ts';
import { partField, StoneCount } from './item-field.ts';
import type { ItemKind } from './item-kind.ts';
import { ItemLine, type ItemLineFacts, itemOfLine, singleLines } from './item-line.ts';
import { byWanted, idsOf, type Offer } from './offer.ts';
import { ofStock, stockItemView } from './stock-piece.ts';

@InputType({ description: 'Amount of a melee lot.' })
class MeleeAmountInput {
  @Field(() => ID, { description: 'ID of the melee lot.' })
  @IsId()
  meleeId!: number;

  @Field(() => CaratsScalar, { description: 'Requested weight in carats. At most 3 decimal places.' })
  @RequiredDecimal({ min: 0.001, max: 99_999.999, places: 3 })
  carats!: number;

  @Field(() => Int, { nullable: true, description: 'Approximate number of stones. Only the weight is binding.' })
  @IsOptional()
  @StoneCount()
  numberOfStones?: number | null;
}

@ObjectType({ implements: BasketLine, description: 'Accent stones sold by weight. `carats` is the requested weight.' })
class MeleeLotLine extends ItemLine {
  @Field(() => Int, {
    nullable: true,
    description: 'Approximate number of stones. Only the weight is binding. Null if not set.',
  })
  approximateStones: number | null;

  constructor(line: ItemLineFacts & { approximateStones: number | null }) {
    super(line);
    this.approximateStones = line.approximateStones;
  }
}

interface LotRow {
  readonly itemId: number;
  readonly stockId: string;
  readonly carats: string;
  readonly pricePerCarat: string;
  readonly color: MeleeColor;
  readonly sizeFrom: number | null;
  readonly sizeTo: number | null;
  readonly availability: Availability;
}

/** Describes an amount of a lot as on an invoice: `ME-7: 2.5 ct melee, White, 1.1–1.3 mm`. */
function describe({ stockId, color, sizeFrom, sizeTo }: LotRow, carats: string): string {
  const sizes = [sizeFrom, sizeTo].filter((size) => size !== null).join('–');
  const [colorName] = meleeColorWords[color];
  return [`${stockId}: ${Number(carats)} ct melee`, colorName, sizes === '' ? '' : `${sizes} mm`]
    .filter(Boolean)
    .join(', ');
}

const itemType = 2;
const view = stockItemView(meleeLots);

export const meleeKind: ItemKind = {
  itemType,
  noun: 'melee',
  reference: 'meleeId',
  column: 'melee_id',
  entity: MeleeLot,
  amount: 'carats',
  notFound: 'ITEM_NOT_FOUND',
  fields: [
    // The field has the same name in REST bodies.
    partField('melee', MeleeAmountInput, 'Amount of a melee lot.', ({ meleeId, carats, numberOfStones = null }) => ({
      itemId: meleeId,
      carats: String(carats),
      numberOfStones,
    })),
  ],
  view,
  lineResolvers: [itemOfLine(MeleeLotLine, 'meleeLot', view)],
  async offers(ctx, requested) {
    const viewer = await viewerOf(ctx);
    const rows: readonly LotRow[] = await queryIn(ctx.em)
      .selectFrom('melee as d')
      .select([
        'd.id as itemId',
        'd.stock_number as stockId',
        'd.carats',
        meleeLots.readNamed('pricePerCarat', viewer).as('pricePerCarat'),
        'd.color',
        'd.size_from as sizeFrom',
        'd.size_to as sizeTo',
        meleeLots.readNamed('availability', viewer).as('availability'),
      ])
      .where(meleeLots.visibleTo(viewer))
      .where('d.id', '=', anyOf(idsOf(requested)))
      .execute();
    return byWanted(requested, rows, (lot, { numberOfStones, carats }): Offer | undefined => {
      if (carats === null) return undefined;
      const totalPrice = times(lot.pricePerCarat, carats);
      const isSufficient = Number(carats) <= Number(lot.carats);
      return {
        itemType,
        itemId: lot.itemId,
        parts: null,
        stockId: lot.stockId,
        description: describe(lot, carats),
        lineSet: null,
        numberOfStones,
        carats,
        pricePerCarat: lot.pricePerCarat,
        totalPrice,
        availability: isSufficient ? lot.availability : Availability.GONE,
        ...(isOrderable(lot.availability) &&
          !isSufficient && { shortage: `exceeds the available weight: ${Number(lot.carats)} ct are left` }),
        ...(Number(totalPrice) === 0 && {
          refusal: { path: 'carats', message: 'must be greater, because the price of this weight rounds to zero' },
        }),
      };
    });
  },
  stockOf: ofStock(meleeLots),
  lines: singleLines((facts, row) => new MeleeLotLine({ ...facts, approximateStones: row.numberOfStones })),
  snapshots: snapshotsOf(meleeLots, { facts: ['shapeId', 'color', 'sizeFrom', 'sizeTo'] }),
  reservations: async (_em, requested) =>
    fromStock(AllocatedStock.MELEE, requested, ({ numberOfStones: stones, carats }) => ({ stones, carats })),
};
