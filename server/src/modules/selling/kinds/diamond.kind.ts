import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Ctx, Field, FieldResolver, ID, Info, InputType, Int, Resolver, Root } from '../../../kernel/graphql.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { selectedPaths } from '../../../kernel/transport/selection.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { share, times } from '../../../kernel/values/money.ts';
import { anyOf, type Condition, oneOf } from '../../../platform/database/statements/statements.ts';
import { viewerOf } from '../../accounts/visibility/index.ts';
import { clarities, colors, laboratories, shapes } from '../../reference-data/index.ts';
import { AllocatedStock, fromStock } from '../../reservations/index.ts';
import { stockOutput } from '../../stock/graphql/index.ts';
import { ownOrderOf } from '../../stock/index.ts';
import { Availability, isOrderable } from '../../stock/values/index.ts';
import {
  Diamond,
  diamondById,
  diamonds,
  isHeldForOther,
  isOfferedTo,
  mateMeets,
  mateOf,
  offerPriceFor,
  pairName,
  weightOf,
} from '../../stock-types/diamonds/index.ts';
import { columnsOf, conditionsOn, queryIn } from '../database.ts';
import { snapshotsOf } from '../snapshots/item-snapshot.ts';
import { DiamondLine, DiamondSetLine, diamondLines, ParcelLine } from './diamond-lines.ts';
import { idField, partField, RingSizeText, StoneCount } from './item-field.ts';
import type { ItemKind, ItemView } from './item-kind.ts';
import { itemOfLine } from './item-line.ts';
import { byWanted, idsOf, type Offer } from './offer.ts';
import { ofStock } from './stock-piece.ts';

interface DescribedDiamond {
  readonly shapeId: number;
  readonly colorId: number | null;
  readonly clarityId: number | null;
  readonly laboratoryId: number | null;
  readonly certificateNo: string | null;
  readonly parcelStones: number;
  readonly stockId: string;
  readonly carats: string;
}

/**
 * Describes a stone as on an invoice: `F-1042: Round 1.01 ct, D VVS1, GIA 2141438171`. For parcels, adds the number
 * of stones.
 */
function describeDiamond(stone: DescribedDiamond, stones = 1): string {
  const { shapeId, colorId, clarityId, laboratoryId, certificateNo, parcelStones, stockId, carats } = stone;
  const color = colorId === null ? undefined : colors.byId.get(colorId);
  const grades = [color?.label, clarityId === null ? undefined : clarities.byId.get(clarityId)?.label];
  const laboratory = laboratoryId === null ? undefined : laboratories.byId.get(laboratoryId);
  const report = [laboratory?.code === 'NONE' ? undefined : laboratory?.label, certificateNo];
  const shape = shapes.byId.get(shapeId)?.label ?? '';
  return [
    `${stockId}: ${parcelStones > 1 ? `${stones} of ${parcelStones} stones, ` : ''}${shape} ${Number(share(carats, stones, parcelStones))} ct`,
    grades.filter(Boolean).join(' '),
    report.filter(Boolean).join(' '),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

@InputType({ description: 'Stones of a parcel.' })
class ParcelAmountInput {
  @Field(() => ID, { description: 'ID of the parcel.' })
  @IsId()
  diamondId!: number;

  @Field(() => Int, { description: 'Number of stones. At least 1, at most the number of stones in the parcel.' })
  @StoneCount()
  numberOfStones!: number;

  @Field(() => String, { nullable: true, description: 'Ring size for which the stones are requested.' })
  @RingSizeText()
  ringSize?: string | null;
}

const itemType = 1;

interface OfferRow extends DescribedDiamond {
  readonly itemId: number;
  readonly lineSet: string | null;
  readonly pricePerCarat: string;
  readonly unitPrice: string;
  /** Price of all remaining stones of the parcel, as in stock lists. */
  readonly totalPrice: string;
  readonly availability: Availability;
  readonly isParcel: boolean;
  /** True if the other half of an inseparable pair is on hold for another buyer. */
  readonly isMateHeld: boolean;
  readonly orderId: number | null;
  /** Stock number of the other half of an inseparable pair. */
  readonly mate: string | null;
  readonly isMateShown: boolean;
  /** Number of stones not reserved by open orders. */
  readonly unpromisedStones: number;
}

const d = columnsOf('diamond', 'd');
const diamond = conditionsOn('diamond', 'd');

/** Reads the stones that match a condition on `d`, in one query. */
async function readStones(ctx: RequestContext, condition: Condition): Promise<readonly OfferRow[]> {
  const viewer = await viewerOf(ctx);
  const price = offerPriceFor(viewer);
  return queryIn(ctx.em)
    .selectFrom('diamond as d')
    .select([
      'd.id as itemId',
      'd.stock_id as stockId',
      'd.line_set as lineSet',
      'd.shape_id as shapeId',
      'd.color_id as colorId',
      'd.clarity_id as clarityId',
      'd.laboratory_id as laboratoryId',
      'd.certificate_no as certificateNo',
      'd.left_stones as parcelStones',
      'd.left_carats as carats',
      price.perCarat.as('pricePerCarat'),
      price.unit.as('unitPrice'),
      price.total.as('totalPrice'),
      sql<boolean>`${d('parcel_stones')} > 1 or ${d('promised_stones')} > 0`.as('isParcel'),
      mateOf.as('mate'),
      mateMeets(isOfferedTo(viewer)).as('isMateShown'),
      mateMeets(isHeldForOther(viewer)).as('isMateHeld'),
      ownOrderOf(diamonds, viewer).as('orderId'),
      sql<number>`${d('parcel_stones')} - ${d('promised_stones')}`.as('unpromisedStones'),
      diamonds.readNamed('availability', viewer).as('availability'),
    ])
    .where(isOfferedTo(viewer))
    .where(condition)
    .orderBy('d.id')
    .execute();
}

const shortageOf = (remaining: number): string =>
  `exceeds the available quantity: ${remaining} ${remaining === 1 ? 'stone is' : 'stones are'} left`;

/** Creates the offer for a stone, or for some stones of a parcel. A parcel that belongs to a set is sold as a whole. */
function offerOf(row: OfferRow, requestedStones: number | null): Offer {
  const { parcelStones, unpromisedStones, mate, isMateShown } = row;
  const isInSet = row.lineSet !== null || mate !== null;
  const stones = requestedStones ?? (isInSet ? parcelStones : 1);
  const isSufficient = stones <= unpromisedStones;
  const isOnlyMateHeld = row.availability === Availability.GONE && row.isMateHeld;
  const availability = isOnlyMateHeld ? Availability.ON_HOLD : row.availability;
  const pair = mate === null ? null : { half: row.stockId, mate, isMateShown };
  return {
    itemType,
    itemId: row.itemId,
    parts: null,
    stockId: row.stockId,
    description: describeDiamond(row, stones),
    lineSet: row.lineSet ?? (pair && pairName(isMateShown ? [pair.half, pair.mate] : [pair.half])),
    pair,
    numberOfStones: row.isParcel ? stones : null,
    carats: weightOf(stones, { stones: parcelStones, carats: row.carats }),
    pricePerCarat: row.pricePerCarat,
    ...(row.isParcel && { unitPrice: row.unitPrice }),
    // If all stones of a parcel are requested, the total from the stock list applies. A multiple of the rounded unit
    // price can differ from it by a few cents.
    totalPrice: stones === parcelStones ? row.totalPrice : times(row.unitPrice, stones),
    orderId: row.orderId,
    availability: isSufficient || !isOrderable(availability) ? availability : Availability.GONE,
    ...(!isSufficient && isOrderable(availability) && row.isParcel && { shortage: shortageOf(unpromisedStones) }),
    ...(stones > parcelStones && { refusal: { path: 'numberOfStones', message: `must be at most ${parcelStones}` } }),
  };
}

const view: ItemView = { output: stockOutput(diamonds), find: diamondById };

@Resolver(() => DiamondSetLine)
class StonesOfSet {
  @FieldResolver(() => [stockOutput(diamonds)], { description: 'Stones of the set that the caller can see.' })
  async diamonds(
    @Ctx() ctx: RequestContext,
    @Root() { diamondIds }: DiamondSetLine,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object[]> {
    const fields = selectedPaths(info);
    const diamonds = await Promise.all(diamondIds.map((id) => diamondById(ctx, id, fields)));
    return diamonds.filter((diamond) => diamond !== undefined);
  }
}

/**
 * Diamonds: single stones, stones of parcels, line sets and inseparable pairs. Sets and pairs have one row per stone,
 * but are sold as one item.
 */
export const diamondKind: ItemKind = {
  itemType,
  noun: 'diamond',
  reference: 'diamondId',
  column: 'diamond_id',
  entity: Diamond,
  amount: 'stones',
  notFound: 'DIAMOND_NOT_FOUND',
  fields: [
    idField(
      'diamondId',
      'ID of a diamond, or of a parcel to add one of its stones. A stone of a line set adds the whole set; half of an inseparable pair adds the other half.',
    ),
    idField(
      'lineSetDiamondId',
      'ID of any stone of a line set or inseparable pair, to add all of it. Other stones are rejected.',
      { asSet: true },
    ),
    partField('parcel', ParcelAmountInput, 'Stones of a parcel.', ({ diamondId, numberOfStones, ringSize = null }) => ({
      itemId: diamondId,
      numberOfStones,
      ringSize,
    })),
  ],
  heldAs: {
    type: diamonds,
    fields: [
      idField(
        'diamondId',
        'ID of a diamond, or of a parcel to hold all its remaining stones. A stone of a line set includes the whole set; half of an inseparable pair includes the other half.',
      ),
    ],
  },
  view,
  orderField: 'diamond',
  lineResolvers: [itemOfLine(DiamondLine, 'diamond', view), itemOfLine(ParcelLine, 'diamond', view), StonesOfSet],
  async offers(ctx, requested) {
    const stones = await readStones(ctx, diamond('d.id', '=', oneOf(idsOf(requested))));
    return byWanted(requested, stones, (stone, { numberOfStones }) => offerOf(stone, numberOfStones));
  },
  async setsOf(ctx, offers) {
    const sets = offers.flatMap(({ lineSet }) => lineSet ?? []);
    const mates = offers.flatMap(({ pair }) => pair?.mate ?? []);
    const isInSetOrPair = diamond.or([
      diamond('d.line_set', '=', anyOf(sets)),
      diamond('d.stock_id', '=', anyOf(mates)),
    ]);
    // Sold stones no longer belong to the set, but administrators can still see them.
    const stones = await readStones(ctx, diamond.and([d('is_active'), isInSetOrPair]));
    return stones.map((stone) => offerOf(stone, null));
  },
  stockOf: ofStock(diamonds),
  lines: diamondLines,
  snapshots: snapshotsOf(diamonds, {
    facts: [
      ...['shapeId', 'colorId', 'fancyIntensity', 'overtone', 'clarityId', 'cutId', 'polishId', 'symmetryId'],
      ...['fluorescenceId', 'length', 'width', 'height', 'depthPercent', 'tablePercent', 'treatment', 'isLabGrown'],
    ],
    report: { laboratory: 'laboratoryId', number: 'certificateNo' },
  }),
  reservations: async (_em, requested) =>
    fromStock(AllocatedStock.DIAMONDS, requested, ({ numberOfStones }) => ({
      stones: numberOfStones ?? 1,
      carats: null,
    })),
};
