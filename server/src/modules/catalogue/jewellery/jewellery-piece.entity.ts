import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { User } from '../../accounts/index.ts';
import { Stock } from '../stock/fields/stock-field.ts';
import { link, picture } from '../stock/fields/stock-values.ts';
import { imageOrder, usualImageOrder } from './image-order.ts';
import { JewelleryStatus } from './jewellery-status.ts';
import { JewelleryStones } from './jewellery-stones.entity.ts';
import { noImage, noVideo, slotted } from './placeholder.ts';

const Picture = (slot: number) =>
  Stock(slotted(picture(), noImage), `Picture ${slot}.`, {
    partOf: 'images',
    columns: [
      `Image Link ${slot}`,
      `Picture ${slot}`,
      `Photo ${slot}`,
      ...(slot === 1 ? ['Image', 'Image Link', 'Picture', 'Photo'] : []),
    ],
  });

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
@Check({ name: 'jewellery_piece_hold_check', expression: "status = 'Hold'::text or hold_user_id is null" })
@InMigration('jewellery_piece_shop_index')
@InMigration('jewellery_piece_hold_user_id_index')
export class JewelleryPiece extends JewelleryStones {
  @Picture(1) image1: string | null = null;
  @Picture(2) image2: string | null = null;
  @Picture(3) image3: string | null = null;
  @Picture(4) image4: string | null = null;
  @Picture(5) image5: string | null = null;
  @Picture(6) image6: string | null = null;
  @Picture(7) image7: string | null = null;
  @Picture(8) image8: string | null = null;
  @Picture(9) image9: string | null = null;
  @Picture(10) image10: string | null = null;

  @Stock(imageOrder(), 'In which order the pictures are shown: names of the slots with commas between them.', {
    partOf: 'images',
    default: usualImageOrder,
  })
  imageOrder: string & Opt = usualImageOrder;

  @Stock(slotted(link(), noVideo), 'Video.', { columns: ['Video Link', 'Video URL'] })
  video: string | null = null;

  /** For whom the piece is on Hold. Null on Hold: for nobody known. The database forgets it when the status changes. */
  @ManyToOne({ entity: () => User, fieldName: 'hold_user_id', mapToPk: true, nullable: true, deleteRule: 'set null' })
  holdUserId: number | null = null;

  /** Whether this buyer may order the piece now. */
  isForSaleTo(userId: number): boolean {
    if (!this.isActive || this.price === null) return false;
    if (this.status === JewelleryStatus.AVAILABLE) return true;
    return this.status === JewelleryStatus.HOLD && this.holdUserId === userId;
  }

  /** Reserves the piece for a buyer, or for nobody known. */
  holdFor(userId: number | null): void {
    this.status = JewelleryStatus.HOLD;
    this.holdUserId = userId;
  }

  /** Puts the piece back on sale. What it was sold for is no longer true. */
  release(): void {
    this.status = JewelleryStatus.AVAILABLE;
    this.holdUserId = null;
    this.soldFor = null;
  }

  /** Takes the piece off the lists for good, at the price that was paid. */
  sell(price: string): void {
    this.status = JewelleryStatus.SOLD;
    this.holdUserId = null;
    this.soldFor = price;
  }
}
