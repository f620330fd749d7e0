import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index } from '@mikro-orm/decorators/legacy';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { count, pictures, price, text, weight } from '../../stock/values/index.ts';

/**
 * Variant of a bracelet. A bracelet comes in several colors and sizes, and each variant is a separate row with the
 * same name. Made to order, so any quantity can be sold.
 */
@Entity({ tableName: 'bracelet' })
@Check({ name: 'bracelet_price_check', expression: 'price >= 0 and (price > 0 or not is_active)' })
// The index is created by the migration, because MikroORM cannot declare an index that ignores case.
@Index({ name: 'bracelet_name_color_size_unique', expression: 'in the migration' })
export class Bracelet extends StockItem {
  @Stock(text({ max: 100 }), 'Name that the variants share, as in the URL of their page.', {
    presence: 'required',
    filter: 'names',
    columns: ['Bracelet', 'Bracelet Name', 'Model'],
  })
  name!: string;

  @Stock(text(), 'Heading of the page.', { label: 'Heading', columns: ['Heading'] })
  title: string | null = null;

  @Stock(text({ max: 5_000 }), 'Public description.', { columns: ['Details'] })
  description: string | null = null;

  @Stock(text({ max: 50 }), 'Color of this variant, such as Yellow Gold.', {
    filter: 'colors',
    columns: ['Colour', 'Metal Color'],
  })
  color: string | null = null;

  @Stock(text({ max: 50 }), 'Size of this variant, such as 7 in or M.', { filter: 'sizes', columns: ['Length'] })
  size: string | null = null;

  @Stock(text(), 'Metal, such as Platinum or 18K Gold.', {
    label: 'Metal',
    section: 'Make',
    filter: 'materials',
    columns: ['Metal'],
  })
  material: string | null = null;

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

  @Stock(price(), 'Price of the bracelet in USD.', { presence: 'required', columns: ['Total Price', 'Sale Price'] })
  price!: string;

  @Stock(pictures({ most: 10 }), 'Pictures in display order.', {
    label: 'Pictures',
    default: [],
    columns: ['Image', 'Picture', 'Pictures', 'Photos'],
  })
  images: string[] & Opt = [];
}
