import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { count, measure, picture, price, reference, text, weight } from '../../stock/values/index.ts';

/** Necklace made to order, so any quantity can be sold. */
@Entity({ tableName: 'custom_necklace' })
@Check({ name: 'custom_necklace_price_check', expression: 'price >= 0 and (price > 0 or not is_active)' })
export class CustomNecklace extends StockItem {
  @Stock(text(), 'Name of the design. Variants with another chain have the same name.', {
    presence: 'required',
    filter: 'names',
    columns: ['Title', 'Necklace Name'],
  })
  name!: string;

  @Stock(text({ max: 5_000 }), 'Public description.', { columns: ['Details'] })
  description: string | null = null;

  @Stock(
    reference(shapes, () => ShapeType),
    'Shape of the stones.',
    { section: 'Identity', columns: ['Shape', 'Stone Shape'] },
  )
  shapeId: number | null = null;

  @Stock(text(), 'Metal, such as Platinum or 18K Gold.', {
    label: 'Metal',
    section: 'Make',
    filter: 'materials',
    columns: ['Metal'],
  })
  material: string | null = null;

  @Stock(measure({ max: 100, unit: 'in' }), 'Length of the chain in inches.', {
    label: 'Chain length',
    shortLabel: 'Chain',
    section: 'Make',
    columns: ['Length', 'Necklace Length'],
  })
  chainLength: number | null = null;

  @Stock(count({ min: 1, max: 1_000 }), 'Number of stones.', {
    shortLabel: 'Stones',
    columns: ['Stones', '# of Stones', 'No. of Stones'],
  })
  numberOfStones: number | null = null;

  @Stock(weight({ max: 1_000 }), 'Total weight of the stones in carats.', {
    label: 'Total carat weight',
    shortLabel: 'Carat',
    columns: ['Total Carat', 'Total Carat Weight', 'TCW', 'CTW'],
  })
  totalCarats: string | null = null;

  @Stock(price(), 'Price of the necklace in USD.', { presence: 'required', columns: ['Total Price', 'Sale Price'] })
  price!: string;

  @Stock(picture(), 'Picture.', { columns: ['Image', 'Picture', 'Photo'] })
  imageUrl: string | null = null;
}
