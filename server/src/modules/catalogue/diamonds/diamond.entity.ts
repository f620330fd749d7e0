import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { difference, perUnit, sumOf } from '../../../kernel/values/money.ts';
import { User } from '../../accounts/index.ts';
import { StockStatus } from '../stock/fields/stock-status.ts';
import type { ParcelPart } from './parcel.ts';

const Text = (fieldName?: string) => Property({ type: 'text', nullable: true, ...(fieldName && { fieldName }) });
const Flag = (fieldName?: string) => Property({ type: 'boolean', default: false, ...(fieldName && { fieldName }) });
const ReferenceId = () => Property({ type: 'smallint', nullable: true });
const Measure = () => Property({ type: 'double', nullable: true });
/** Typed literals, as PostgreSQL keeps them: MikroORM takes any other form for a change of the schema. */
const within = (max: number, ...columns: string[]): string =>
  columns.map((column) => `${column} >= '0'::float8 and ${column} <= '${max}'::float8`).join(' and ');
const Money = (precision = 14) => Property({ type: 'decimal', precision, scale: 2, nullable: true });

/** An index that the migration makes: MikroORM has no words for it, and is told its name so that it does not drop it. */
const InMigration = (name: string) => Index({ name, expression: 'in the migration' });

/** What orders have left of an amount; all of it when they have everything. */
const left = (all: string, promised: string): string =>
  `case when promised_stones < parcel_stones then ${all} - ${promised} else ${all} end`;

const searchedColumns = [
  ...['certificate_no', 'comment', 'fancy_intensity', 'overtone', 'color_shade', 'fluorescence_text'],
  ...['fluorescence_color', 'milky', 'treatment', 'trade_show', 'line_set'],
];
const searchText = `lower(${['stock_id', ...searchedColumns.map((column) => `coalesce(${column}, '')`)].join(" || ' ' || ")}) stored`;

/**
 * A stone, pair member or parcel on stock. Decimals are exact strings.
 * Longer than other files because it is the table: one line per column.
 */
@Entity({ tableName: 'diamond' })
@Check({ name: 'diamond_stock_id_check', expression: "stock_id ~ '^\\S(.*\\S)?$' and length(stock_id) <= 64" })
@Check({ name: 'diamond_carats_check', expression: 'carats > 0' })
@Check({
  name: 'diamond_price_check',
  expression: 'price_per_carat >= 0 and (price_per_carat > 0 or not is_active) and rap_price >= 0',
})
@Check({ name: 'diamond_memo_price_check', expression: 'memo_price_per_carat >= 0 and memo_total_price >= 0' })
@Check({ name: 'diamond_parcel_stones_check', expression: 'parcel_stones >= 1' })
@Check({
  name: 'diamond_promised_stones_check',
  expression: 'promised_stones >= 0 and promised_stones <= parcel_stones',
})
@Check({
  name: 'diamond_promised_carats_check',
  expression: "promised_carats >= '0'::numeric and promised_carats <= carats",
})
@Check({
  name: 'diamond_left_carats_check',
  expression: 'promised_stones = parcel_stones or promised_carats < carats',
})
@Check({ name: 'diamond_status_check', expression: 'status >= 1 and status <= 4' })
@Check({ name: 'diamond_hold_check', expression: 'status = 2 or (hold_user_id is null and hold_until is null)' })
@Check({ name: 'diamond_shape_id_check', expression: 'shape_id >= 1 and shape_id <= 35' })
@Check({
  name: 'diamond_color_id_check',
  expression:
    '(color_id >= 1 and color_id <= 24) or (color_id >= 100 and color_id <= 369 and (color_id - 100) % 20 <= 9)',
})
@Check({ name: 'diamond_clarity_id_check', expression: 'clarity_id >= 1 and clarity_id <= 12' })
@Check({ name: 'diamond_cut_id_check', expression: 'cut_id >= 1 and cut_id <= 6' })
@Check({ name: 'diamond_polish_id_check', expression: 'polish_id >= 1 and polish_id <= 9' })
@Check({ name: 'diamond_symmetry_id_check', expression: 'symmetry_id >= 1 and symmetry_id <= 9' })
@Check({ name: 'diamond_fluorescence_id_check', expression: 'fluorescence_id >= 1 and fluorescence_id <= 5' })
@Check({ name: 'diamond_laboratory_id_check', expression: 'laboratory_id >= 1 and laboratory_id <= 16' })
@Check({ name: 'diamond_percent_check', expression: within(100, 'depth_percent', 'table_percent', 'crown_height') })
@Check({ name: 'diamond_crown_angle_check', expression: within(90, 'crown_angle') })
@Check({ name: 'diamond_measurements_check', expression: within(1000, 'length', 'width', 'height') })
@InMigration('diamond_highlighted_key')
@InMigration('diamond_left_carats_index')
@InMigration('diamond_left_total_price_index')
@InMigration('diamond_carats_index')
@InMigration('diamond_total_price_index')
@InMigration('diamond_promised_index')
@InMigration('diamond_search_text_index')
@InMigration('diamond_certificate_no_index')
@InMigration('diamond_line_set_index')
@InMigration('diamond_pair_stock_id_index')
@InMigration('diamond_hold_user_id_index')
@InMigration('diamond_hold_until_index')
export class Diamond {
  @PrimaryKey({ type: 'integer' }) id!: number;
  /** The house's own number, unique, as printed on the stone's paper. */
  @Property({ type: 'text', unique: true }) stockId!: string;
  /** Inactive stones exist for administrators only. */
  @Property({ type: 'boolean', default: true }) isActive: boolean & Opt = true;
  @Property({ type: 'smallint', default: 1 }) status: StockStatus & Opt = StockStatus.AVAILABLE;
  /** For whom the stone is on Hold. Null on Hold: for nobody known, such as a supplier's own customer. */
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;
  /** When the hold ends by itself. Null: not by itself. */
  @Property({ type: 'datetime', nullable: true }) holdUntil: Date | null = null;

  /** Weight; of a parcel the weight of all its stones. */
  @Property({ type: 'decimal', precision: 7, scale: 3 }) carats!: string;
  @Property({ type: 'smallint' }) shapeId!: number;
  @ReferenceId() colorId: number | null = null;
  @ReferenceId() clarityId: number | null = null;
  @ReferenceId() cutId: number | null = null;
  @ReferenceId() polishId: number | null = null;
  @ReferenceId() symmetryId: number | null = null;
  @ReferenceId() fluorescenceId: number | null = null;
  @ReferenceId() laboratoryId: number | null = null;

  /** Before markups. Six decimals, so that a total price known to the cent comes out exactly. */
  @Property({ type: 'decimal', precision: 16, scale: 6 }) pricePerCarat!: string;
  /** Before markups, of the whole parcel. Computed by the database. */
  @Property({
    type: 'decimal',
    precision: 14,
    scale: 2,
    generated: 'round(price_per_carat * carats, 2) stored',
  })
  readonly totalPrice!: string & Opt;
  /** The weekly list price per carat. */
  @Money(12) rapPrice: string | null = null;
  @Property({ type: 'integer', default: 1 }) parcelStones: number & Opt = 1;
  /** Stones of the parcel that open orders have. A single stone that is ordered is on Hold, and none of these. */
  @Property({ type: 'integer', default: 0 }) promisedStones: number & Opt = 0;
  /** What those weigh. */
  @Property({ type: 'decimal', precision: 7, scale: 3, default: '0' }) promisedCarats: string & Opt = '0';
  /** Stones that nobody has ordered yet, which is what everybody but administrators sees; all when all are promised. */
  @Property({ type: 'integer', generated: `${left('parcel_stones', 'promised_stones')} stored`, hidden: true })
  readonly leftStones!: number & Opt;
  /** What those weigh. */
  @Property({
    type: 'decimal',
    precision: 7,
    scale: 3,
    generated: `${left('carats', 'promised_carats')} stored`,
    hidden: true,
  })
  readonly leftCarats!: string & Opt;
  /** What those cost before markups. */
  @Property({
    type: 'decimal',
    precision: 14,
    scale: 2,
    generated: `round(price_per_carat * ${left('carats', 'promised_carats')}, 2) stored`,
    hidden: true,
  })
  readonly leftTotalPrice!: string & Opt;

  @Text() certificateNo: string | null = null;
  @Text() certificateUrl: string | null = null;
  /** Fancy colours: their strength as the report words it. */
  @Text() fancyIntensity: string | null = null;
  @Text() overtone: string | null = null;
  @Text() colorShade: string | null = null;
  /** As the report words it; the grade is `fluorescenceId`. */
  @Text() fluorescenceText: string | null = null;
  @Text() fluorescenceColor: string | null = null;
  @Text() milky: string | null = null;
  @Text() eyeClean: string | null = null;
  @Text() treatment: string | null = null;
  @Text() comment: string | null = null;
  @Text() tradeShow: string | null = null;

  /** Millimetres. */
  @Measure() length: number | null = null;
  /** Millimetres. */
  @Measure() width: number | null = null;
  /** Millimetres. */
  @Measure() height: number | null = null;
  @Measure() depthPercent: number | null = null;
  @Measure() tablePercent: number | null = null;
  /** Degrees. */
  @Measure() crownAngle: number | null = null;
  /** Percent of the diameter. */
  @Measure() crownHeight: number | null = null;
  @Text() girdle: string | null = null;
  @Text() culetSize: string | null = null;

  @Text() imageUrl: string | null = null;
  @Text('pic2') pic2: string | null = null;
  @Text('pic3') pic3: string | null = null;
  @Text('pic4') pic4: string | null = null;
  @Text('image_3d') image3d: string | null = null;
  @Text('set_3d') set3D: string | null = null;
  @Text() setImage: string | null = null;

  @Flag() isLabGrown: boolean & Opt = false;
  @Flag() isPair: boolean & Opt = false;
  /** The number of the stone that it makes a pair with, on stock or not. */
  @Text() pairStockId: string | null = null;
  @Flag() isMatchingPair: boolean & Opt = false;
  /** Part of a line: several stones laid out and sold as one. */
  @Flag() isLine: boolean & Opt = false;
  /** Salt and pepper. */
  @Flag('is_snp') isSnP: boolean & Opt = false;
  /** At most one stone is. */
  @Flag() isHighlighted: boolean & Opt = false;
  /** Shown to everybody, visitors included. */
  @Flag() showToAll: boolean & Opt = false;
  /** Name shared by the stones of a line. */
  @Text() lineSet: string | null = null;
  @Text() lineSetColor: string | null = null;
  @Text() lineSetClarity: string | null = null;

  /** Whose stone it is. Administrators only, like everything about the memo. */
  @Text() vendor: string | null = null;
  @Text() memoAccount: string | null = null;
  @Money() memoPricePerCarat: string | null = null;
  @Money() memoTotalPrice: string | null = null;
  @Text() memoNo: string | null = null;
  @Property({ type: 'datetime', nullable: true }) memoDate: Date | null = null;
  /** Percent against the list price. */
  @Measure() memoRap: number | null = null;

  /** What the search looks through: descriptive texts that everybody may read, in lower case. */
  @Property({ type: 'text', lazy: true, generated: searchText })
  readonly searchText!: string & Opt;

  /** Columns of a supplier's file for which there is no field: header → cell. */
  @Property({ type: 'json', defaultRaw: `'{}'` }) extras: Record<string, string> & Opt = {};
  /** Counts the changes of this row. */
  @Property({ type: 'integer', version: true, default: 1 }) readonly version!: number & Opt;
  @Property({ type: 'datetime', defaultRaw: 'now()' }) createdAt: Date & Opt = new Date();
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() }) updatedAt: Date & Opt = new Date();

  /** Sets the price by the total, exactly to the cent. Needs the carats. */
  set priceInTotal(total: string | number) {
    this.pricePerCarat = perUnit(total, this.carats);
  }

  /** Whether this buyer may order the stone, or what is left of the parcel, now. */
  isForSaleTo(userId: number, now: Date): boolean {
    const status = this.statusAt(now);
    const isHeldForBuyer = status === StockStatus.HOLD && !this.isAllPromised && this.holdUserId === userId;
    return this.isActive && (status === StockStatus.AVAILABLE || isHeldForBuyer);
  }

  /** Where it really stands: an ended hold holds no longer, and a parcel is on Hold when orders have all of it. */
  statusAt(now: Date): StockStatus {
    const hasEnded = this.status === StockStatus.HOLD && this.holdUntil !== null && this.holdUntil <= now;
    const status = hasEnded ? StockStatus.AVAILABLE : this.status;
    return status === StockStatus.AVAILABLE && this.isAllPromised ? StockStatus.HOLD : status;
  }

  get isAllPromised(): boolean {
    return this.promisedStones >= this.parcelStones;
  }

  /** What is left of the parcel for others to order. */
  get rest(): ParcelPart {
    return {
      stones: this.parcelStones - this.promisedStones,
      carats: difference(this.carats, this.promisedCarats),
    };
  }

  /** Notes what an open order has of the parcel. */
  promise({ stones, carats }: ParcelPart): void {
    this.promisedStones += stones;
    this.promisedCarats = sumOf([this.promisedCarats, carats]);
  }

  /** Notes that an order has it no longer. */
  takeBackPromise({ stones, carats }: ParcelPart): void {
    this.promisedStones -= stones;
    this.promisedCarats = difference(this.promisedCarats, carats);
  }

  /** Reserves the stone for a buyer, or for nobody known, for ever or until a moment. */
  holdFor(userId: number | null, until: Date | null): void {
    this.status = StockStatus.HOLD;
    this.holdUserId = userId;
    this.holdUntil = until;
  }

  /** Puts the stone back on sale. */
  release(): void {
    this.changeStatus(StockStatus.AVAILABLE);
    this.isActive = true;
  }

  /**
   * Takes the stone off the lists, and holds it for its buyer: nobody else gets it by its being activated. Null: the
   * buyer's account is gone.
   */
  sell(buyerId: number | null): void {
    this.holdFor(buyerId, null);
    this.isActive = false;
  }

  /** Leaves Hold, whoever it was for. */
  changeStatus(status: Exclude<StockStatus, StockStatus.HOLD>): void {
    this.status = status;
    this.holdUserId = null;
    this.holdUntil = null;
  }
}
