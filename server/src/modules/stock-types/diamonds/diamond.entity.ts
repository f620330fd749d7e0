import { Check, Entity, Index } from '@mikro-orm/decorators/legacy';
import { difference, perUnit, sumOf } from '../../../kernel/values/money.ts';
import { StockStatus } from '../../stock/fields/index.ts';
import { DiamondHolding } from './diamond-holding.entity.ts';
import type { ParcelPart } from './parcel.ts';

/**
 * Builds check expressions with typed literals, in the format in which PostgreSQL stores them. MikroORM would report
 * any other format as a schema change.
 */
const within = (max: number, ...columns: string[]): string =>
  columns.map((column) => `${column} >= '0'::float8 and ${column} <= '${max}'::float8`).join(' and ');
/**
 * Declares an index that a migration creates, because MikroORM cannot express it. Without the declaration, MikroORM
 * would drop the index.
 */
const InMigration = (name: string) => Index({ name, expression: 'in the migration' });

/** Diamond in stock: a single stone, half of a pair, or a parcel. The fields are declared in the base classes. */
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
@InMigration('diamond_grades_index')
@InMigration('diamond_promised_index')
@InMigration('diamond_search_text_index')
@InMigration('diamond_certificate_no_index')
@InMigration('diamond_line_set_index')
@InMigration('diamond_pair_stock_id_index')
@InMigration('diamond_hold_user_id_index')
@InMigration('diamond_hold_until_index')
export class Diamond extends DiamondHolding {
  /** Sets the price per carat that results in the given total, exact to the cent. The carats must already be set. */
  set priceInTotal(total: string | number) {
    this.pricePerCarat = perUnit(total, this.carats);
  }

  get isAllPromised(): boolean {
    return this.promisedStones >= this.parcelStones;
  }

  /** Part of the parcel that is not in open orders. */
  get rest(): ParcelPart {
    return {
      stones: this.parcelStones - this.promisedStones,
      carats: difference(this.carats, this.promisedCarats),
    };
  }

  /** Records the part of the parcel that an open order reserves. */
  promise({ stones, carats }: ParcelPart): void {
    this.promisedStones += stones;
    this.promisedCarats = sumOf([this.promisedCarats, carats]);
  }

  /** Records the part of the parcel that an order has released. */
  takeBackPromise({ stones, carats }: ParcelPart): void {
    this.promisedStones -= stones;
    this.promisedCarats = difference(this.promisedCarats, carats);
  }

  /**
   * Puts the diamond on hold for a buyer, or without a customer if `userId` is null. The hold is open-ended if
   * `until` is null.
   */
  holdFor(userId: number | null, until: Date | null): void {
    this.status = StockStatus.HOLD;
    this.holdUserId = userId;
    this.holdUntil = until;
  }

  /**
   * Increments the version even if no column changes, because an order has reserved or released the diamond and
   * thereby changed its state.
   */
  touch(): void {
    this.updatedAt = new Date();
  }

  /** Makes the diamond available again. */
  release(): void {
    this.changeStatus(StockStatus.AVAILABLE);
    this.isActive = true;
  }

  /**
   * Deactivates the diamond and puts it on hold for its buyer. `buyerId` is null if the buyer's account was deleted.
   */
  sell(buyerId: number | null): void {
    this.holdFor(buyerId, null);
    this.isActive = false;
    this.touch();
  }

  /** Ends the hold, if any, and sets another status. */
  changeStatus(status: Exclude<StockStatus, StockStatus.HOLD>): void {
    this.status = status;
    this.holdUserId = null;
    this.holdUntil = null;
  }
}
