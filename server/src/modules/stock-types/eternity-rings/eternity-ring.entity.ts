import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ClarityType, ColorType, clarities, colors, ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { count, measure, picture, price, reference, text, weight } from '../../stock/values/index.ts';

/** Ring with identical stones all around. Made to order, so any quantity can be sold. */
@Entity({ tableName: 'eternity_ring' })
@Check({ name: 'eternity_ring_price_check', expression: 'price >= 0 and (price > 0 or not is_active)' })
export class EternityRing extends StockItem {
  @Stock(text(), 'Name of the design. Variants in other metals and sizes have the same name.', {
    presence: 'required',
    filter: 'names',
    columns: ['Title', 'Ring Name'],
  })
  name!: string;

  @Stock(
    reference(shapes, () => ShapeType),
    'Shape of the stones.',
    {
      section: 'Identity',
      presence: 'required',
      columns: ['Shape', 'Stone Shape'],
    },
  )
  shapeId!: number;

  @Stock(text(), 'Metal, such as Platinum or 18K Gold.', {
    label: 'Metal',
    section: 'Make',
    filter: 'materials',
    columns: ['Metal'],
  })
  material: string | null = null;

  @Stock(text(), 'Color of the gold.', {
    label: 'Gold colour',
    section: 'Make',
    filter: 'colorsOfGold',
    columns: ['Gold Color', 'Metal Color'],
  })
  colorOfGold: string | null = null;

  @Stock(measure({ max: 30 }), 'US ring size.', { section: 'Make', columns: ['Size', 'Finger Size'] })
  ringSize: number | null = null;

  @Stock(count({ min: 1, max: 1_000 }), 'Number of stones.', {
    shortLabel: 'Stones',
    columns: ['Stones', '# of Stones', 'No. of Stones'],
  })
  numberOfStones: number | null = null;

  @Stock(weight({ max: 100 }), 'Weight of one stone in carats.', {
    label: 'Weight per stone',
    shortLabel: 'Ct each',
    columns: ['Carats Each', 'Stone Carat'],
  })
  caratsPerStone: string | null = null;

  @Stock(weight({ max: 1_000 }), 'Total weight of the stones in carats.', {
    label: 'Total carat weight',
    shortLabel: 'Carat',
    columns: ['Total Carat', 'Total Carat Weight', 'TCW', 'CTW'],
  })
  totalCarats: string | null = null;

  @Stock(
    reference(colors, () => ColorType),
    'Color of the stones.',
    { columns: ['Color', 'Colour'] },
  )
  colorId: number | null = null;

  @Stock(
    reference(clarities, () => ClarityType),
    'Clarity of the stones.',
    { columns: ['Clarity'] },
  )
  clarityId: number | null = null;

  @Stock(price(), 'Price of the ring in USD.', { presence: 'required', columns: ['Total Price', 'Sale Price'] })
  price!: string & Opt;

  @Stock(picture(), 'Picture.', { columns: ['Image', 'Picture', 'Photo'] })
  imageUrl: string | null = null;
}
