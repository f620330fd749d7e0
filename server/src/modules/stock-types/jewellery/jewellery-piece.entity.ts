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

/** An index that the migration makes: MikroORM has no words for it, and is told its name so that it does not drop it. */
const InMigration = (name: string) => Index({ name, expression: 'in the migration' });

/** A finished piece of jewellery. One of a kind: it is sold once. */
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
  @Stock(text(), 'What it is called.', { columns: ['Name', 'Short Title', 'Product Name', 'Item Name'] })
  title: string | null = null;

  @Stock(choice(JewelleryType, jewelleryTypeWords), 'What it is, which is also the page of the shop that shows it.', {
    section: 'Identity',
    presence: 'required',
    columns: ['Jewelry Type', 'Jewellery Type', 'Product Type', 'Category'],
  })
  type!: JewelleryType;

  @Stock(text(), 'Kind within its type, such as Solitaire or Hoops.', {
    label: 'Style',
    filter: 'subTypes',
    columns: ['Sub Type', 'Subcategory'],
  })
  subType: string | null = null;

  @Stock(flag(), 'The only one of its kind: it is also on the page of the one-of-a-kind pieces.', {
    label: 'One of a kind',
    section: 'Identity',
    default: false,
    columns: ['One of a Kind', 'OOAK', 'Unique'],
  })
  isOneOfAKind: boolean & Opt = false;

  @Stock(choice(JewelleryStatus, jewelleryStatusWords), 'Status: whether it can be bought, and if not, why.', {
    section: 'Availability',
    default: JewelleryStatus.AVAILABLE,
    filter: 'statuses',
    columns: ['Availability', 'Stock Status'],
  })
  status: JewelleryStatus & Opt = JewelleryStatus.AVAILABLE;

  @Stock(count(), 'How many the stock number stands for. They are sold as one.', {
    section: 'Identity',
    default: 1,
    columns: ['Qty', 'Pcs'],
  })
  quantity: number & Opt = 1;

  @Stock(price(), 'What the house asks for it.', {
    label: 'List price',
    shortLabel: 'List price',
    columns: ['Price', 'Total', 'Sale Price', 'Asking Price', 'Retail Price'],
  })
  totalPrice: string | null = null;

  @Stock(price(), 'What the shop asks for it, where that is another price than `totalPrice`.', {
    label: 'Offer price',
    shortLabel: 'Offer price',
    columns: ['Online Price', 'Website Price'],
  })
  webPrice: string | null = null;

  @Stock(
    amount(),
    'What a buyer pays: `webPrice`, or `totalPrice` without one. Null: on request, it cannot be ordered.',
    {
      label: 'Price',
      generated: 'coalesce(web_price, total_price)',
    },
  )
  readonly price!: (string & Opt) | null;

  @Stock(amount(), 'What the certificate cost, or values it at.', {
    label: 'Price of the certificate',
    columns: ['Certificate Price', 'Appraisal'],
  })
  certPrice: string | null = null;

  @Stock(amount(), 'What it cost the house.', { isForAdministrators: true, columns: ['Cost Price', 'Purchase Price'] })
  cost: string | null = null;

  @Stock(amount(), 'What it was sold for.', { isForAdministrators: true, columns: ['Sold Price', 'Sold At'] })
  soldFor: string | null = null;

  @StockGroup(JewelleryDetails) details = new JewelleryDetails();
  @StockGroup(MainStone) mainStone = new MainStone();
  @StockGroup(SideStones, { prefix: 'firstSideStone', which: 'first set', place: 1 }) firstSideStones =
    new SideStones();
  @StockGroup(SideStones, { prefix: 'secondSideStone', which: 'second set', place: 2 }) secondSideStones =
    new SideStones();
  @StockGroup(SideStones, { prefix: 'thirdSideStone', which: 'third set', place: 3 }) thirdSideStones =
    new SideStones();
  @StockGroup(SideStones, { prefix: 'fourthSideStone', rest: 'forthSideStone', which: 'fourth set', place: 4 })
  fourthSideStones = new SideStones();
  @StockGroup(JewelleryPictures) pictures = new JewelleryPictures();

  /** For whom the piece is on Hold. Null on Hold: for nobody known. The database forgets it when the status changes. */
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;

  @Stock(instant(), 'When the hold ends by itself. Null: not by itself.', {
    isGiven: false,
    isForAdministrators: true,
    label: 'Held until',
    section: 'Availability',
    rest: false,
  })
  holdUntil: Date | null = null;

  /** Reserves the piece for a buyer, or for nobody known, for ever or until a moment. */
  holdFor(userId: number | null, until: Date | null): void {
    this.status = JewelleryStatus.HOLD;
    this.holdUserId = userId;
    this.holdUntil = until;
  }

  /** Puts the piece back on sale. What it was sold for is no longer true. */
  release(): void {
    this.status = JewelleryStatus.AVAILABLE;
    this.holdUserId = null;
    this.holdUntil = null;
    this.soldFor = null;
  }

  /** Counts as a change even if no column differs: an order has taken or freed the piece, so its state has changed. */
  touch(): void {
    this.updatedAt = new Date();
  }

  /** Takes the piece off the lists, at the price that was paid. */
  sell(price: string): void {
    this.touch();
    this.status = JewelleryStatus.SOLD;
    this.holdUserId = null;
    this.holdUntil = null;
    this.soldFor = price;
  }
}
