import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index } from '@mikro-orm/decorators/legacy';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { count, pictures, price, text, weight } from '../../stock/values/index.ts';

/**
 * One variant of a bracelet: bracelets of a name come in several colours and sizes, each a row of its own. Made to order:
 * any number of one can be sold.
 */
@Entity({ tableName: 'bracelet' })
@Check({ name: 'bracelet_price_check', expression: 'price >= 0 and (price > 0 or not is_active)' })
// An index that the migration makes: name, colour and size without regard to case. MikroORM has no words for it.
@Index({ name: 'bracelet_name_color_size_unique', expression: 'in the migration' })
export class Bracelet extends StockItem {
  @Stock(text({ max: 100 }), 'The name that its variants share, as in the address of their page.', {
    presence: 'required',
    filter: 'names',
    columns: ['Bracelet', 'Bracelet Name', 'Model'],
  })
  name!: string;

  @Stock(text(), 'Heading of its page.', { label: 'Heading', columns: ['Heading'] })
  title: string | null = null;

  @Stock(text({ max: 5_000 }), 'For everybody who looks at it.', { columns: ['Details'] })
  description: string | null = null;

  @Stock(text({ max: 50 }), 'Colour of this variant, such as Yellow Gold.', {
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

  @Stock(count({ min: 1, max: 1_000 }), 'How many stones it has.', {
    shortLabel: 'Stones',
    columns: ['Stones', '# of Stones', 'No. of Stones'],
  })
  numberOfStones: number | null = null;

  @Stock(weight({ max: 1_000 }), 'Weight of all stones, carats.', {
    label: 'Weight of all stones',
    shortLabel: 'Carat',
    columns: ['Total Carat', 'Total Carat Weight', 'TCW', 'CTW'],
  })
  totalCarats: string | null = null;

  @Stock(price(), 'Price of the bracelet.', { presence: 'required', columns: ['Total Price', 'Sale Price'] })
  price!: string;

  @Stock(pictures({ most: 10 }), 'Pictures, the first one first.', {
    label: 'Pictures',
    default: [],
    columns: ['Image', 'Picture', 'Pictures', 'Photos'],
  })
  images: string[] & Opt = [];
}
