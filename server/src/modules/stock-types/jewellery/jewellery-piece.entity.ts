import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/users/index.ts';
import { Stock, StockGroup, StockItem } from '../../stock/fields/index.ts';
import { amount, choice, count, flag, instant, price, text } from '../../stock/values/index.ts';
import { JewelleryDetails } from './jewellery-details.entity.ts';
import { JewelleryPictures } from './jewellery-pictures.entity.ts';
import { JewelleryStatus, jewelleryStatusWords } from './jewellery-status.ts';
import { MainStone, SideStones } from './jewellery-stones.entity.ts';
import { JewelleryType, jewelleryTypeWords } from './jewellery-type.ts';

/**
 * Declares an index that a migration creates, because MikroORM cannot express it. Without the declaration, MikroORM
 * would drop the index.
 */
const InMigration = (name: string) => Index({ name, expression: 'in the migration' });

/** Finished piece of jewelry. Each piece is one of a kind, so it can be sold only once. */
@Entity({ tableName: 'jewellery_piece' })
@Check({ name: 'jewellery_piece_quantity_check', expression: 'quantity >= 0' })
@Check({
  name: 'jewellery_piece_type_check',
  expression:
    "type = any (array['ring'::text, 'necklace'::text, 'pendant'::text, 'earrings'::text, 'bracelet'::text, 'brooch'::text])",
})
@Check({
  name: 'jewellery_piece_status_check',
  expression: "status = any (array['Available'::text, 'Hold'::text, 'Sold'::text, 'Suspended'::text, 'Memo'::text])",
})
@Check({
  name: 'jewellery_piece_prices_check',
  expression:
    "total_price > '0'::numeric and web_price > '0'::numeric and cert_price >= '0'::numeric and cost >= '0'::numeric and sold_for >= '0'::numeric",
})
@Check({
  name: 'jewellery_piece_hold_check',
  expression: "status = 'Hold'::text or (hold_user_id is null and hold_until is null)",
})
@InMigration('jewellery_piece_shop_index')
@InMigration('jewellery_piece_hold_user_id_index')
@InMigration('jewellery_piece_hold_until_index')
export class JewelleryPiece extends StockItem {
  @Stock(text(), 'Name of the piece.', { columns: ['Name', 'Short Title', 'Product Name', 'Item Name'] })
  title: string | null = null;

  @Stock(choice(JewelleryType, jewelleryTypeWords), 'Type of jewellery. It determines the shop page.', {
    section: 'Identity',
    presence: 'required',
    columns: ['Jewelry Type', 'Jewellery Type', 'Product Type', 'Category'],
  })
  type!: JewelleryType;

  @Stock(text(), 'Style within the type, such as Solitaire or Hoops.', {
    label: 'Style',
    filter: 'subTypes',
    columns: ['Sub Type', 'Subcategory'],
  })
  subType: string | null = null;

  @Stock(
    flag(),
    'Whether the piece is one of a kind. Such pieces are also listed on the page of one-of-a-kind jewellery.',
    {
      label: 'One of a kind',
      section: 'Identity',
      default: false,
      columns: ['One of a Kind', 'OOAK', 'Unique'],
    },
  )
  isOneOfAKind: boolean & Opt = false;

  @Stock(choice(JewelleryStatus, jewelleryStatusWords), 'Status of the piece.', {
    section: 'Availability',
    default: JewelleryStatus.AVAILABLE,
    filter: 'statuses',
    columns: ['Availability', 'Stock Status'],
  })
  status: JewelleryStatus & Opt = JewelleryStatus.AVAILABLE;

  @Stock(count(), 'Number of pieces under this stock number. They are sold together.', {
    section: 'Identity',
    default: 1,
    columns: ['Qty', 'Pcs'],
  })
  quantity: number & Opt = 1;

  @Stock(price(), 'List price in USD.', {
    label: 'List price',
    shortLabel: 'List price',
    columns: ['Price', 'Total', 'Sale Price', 'Asking Price', 'Retail Price'],
  })
  totalPrice: string | null = null;

  @Stock(price(), 'Offer price in the shop in USD, if it differs from `totalPrice`.', {
    label: 'Offer price',
    shortLabel: 'Offer price',
    columns: ['Online Price', 'Website Price'],
  })
  webPrice: string | null = null;

  @Stock(
    amount(),
    'Price for buyers in USD: `webPrice`, or `totalPrice` if there is none. Null if the price is on request; the item cannot be ordered.',
    {
      label: 'Price',
      generated: 'coalesce(web_price, total_price)',
    },
  )
  readonly price!: (string & Opt) | null;

  @Stock(amount(), 'Cost of the certificate, or the value stated on it, in USD.', {
    label: 'Certificate price',
    columns: ['Certificate Price', 'Appraisal'],
  })
  certPrice: string | null = null;

  @Stock(amount(), 'Purchase cost in USD.', { isForAdministrators: true, columns: ['Cost Price', 'Purchase Price'] })
  cost: string | null = null;

  @Stock(amount(), 'Selling price in USD after the sale.', {
    isForAdministrators: true,
    columns: ['Sold Price', 'Sold At'],
  })
  soldFor: string | null = null;

  @StockGroup(JewelleryDetails) details = new JewelleryDetails();
  @StockGroup(MainStone) mainStone = new MainStone();
  @StockGroup(SideStones, { prefix: 'firstSideStone', which: 'first set', position: 1 }) firstSideStones =
    new SideStones();
  @StockGroup(SideStones, { prefix: 'secondSideStone', which: 'second set', position: 2 }) secondSideStones =
    new SideStones();
  @StockGroup(SideStones, { prefix: 'thirdSideStone', which: 'third set', position: 3 }) thirdSideStones =
    new SideStones();
  @StockGroup(SideStones, { prefix: 'fourthSideStone', rest: 'forthSideStone', which: 'fourth set', position: 4 })
  fourthSideStones = new SideStones();
  @StockGroup(JewelleryPictures) pictures = new JewelleryPictures();

  /**
   * User who has the piece on hold. Null for a hold without a customer. A database trigger clears it when the status
   * changes.
   */
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;

  @Stock(instant(), 'End of the hold. Null if it is open-ended.', {
    isGiven: false,
    isForAdministrators: true,
    label: 'Held until',
    section: 'Availability',
    rest: false,
  })
  holdUntil: Date | null = null;

  /**
   * Puts the piece on hold for a buyer, or without a customer if `userId` is null. The hold is open-ended if `until`
   * is null.
   */
  holdFor(userId: number | null, until: Date | null): void {
    this.status = JewelleryStatus.HOLD;
    this.holdUserId = userId;
    this.holdUntil = until;
  }

  /** Makes the piece available again and clears the selling price. */
  release(): void {
    this.status = JewelleryStatus.AVAILABLE;
    this.holdUserId = null;
    this.holdUntil = null;
    this.soldFor = null;
  }

  /**
   * Increments the version even if no column changes, because an order has reserved or released the piece and thereby
   * changed its state.
   */
  touch(): void {
    this.updatedAt = new Date();
  }

  /** Marks the piece as sold and stores the price paid. */
  sell(price: string): void {
    this.touch();
    this.status = JewelleryStatus.SOLD;
    this.holdUserId = null;
    this.holdUntil = null;
    this.soldFor = price;
  }
}
