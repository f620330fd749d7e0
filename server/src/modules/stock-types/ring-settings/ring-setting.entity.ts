import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { count, measure, picture, price, references, text, weight } from '../../stock/values/index.ts';

/** Ring without its main stone. Made to order, so any quantity can be sold. */
@Entity({ tableName: 'ring_setting' })
@Check({ name: 'ring_setting_price_check', expression: 'price >= 0 and (price > 0 or not is_active)' })
@Check({ name: 'ring_setting_ring_size_check', expression: 'ring_size_from <= ring_size_to' })
@Check({ name: 'ring_setting_carats_check', expression: 'carats_from <= carats_to' })
export class RingSetting extends StockItem {
  @Stock(text(), 'Name of the setting.', { presence: 'required', columns: ['Title', 'Setting Name', 'Ring Name'] })
  name!: string;

  @Stock(text({ max: 5_000 }), 'Public description.', { columns: ['Details'] })
  description: string | null = null;

  @Stock(text(), 'Style, such as Solitaire, Halo or Three Stone.', { filter: 'styles', columns: ['Setting Style'] })
  style: string | null = null;

  @Stock(text(), 'Metal, such as Platinum or Gold.', {
    label: 'Metal',
    section: 'Make',
    filter: 'materials',
    columns: ['Metal'],
  })
  material: string | null = null;

  @Stock(text({ max: 20 }), 'Fineness of the gold, such as 18K.', {
    label: 'Gold fineness',
    shortLabel: 'Karat',
    section: 'Make',
    filter: 'karatsOfGold',
    columns: ['Karat', 'Gold Karat', 'Kt'],
  })
  karatGold: string | null = null;

  @Stock(text(), 'Color of the gold.', {
    label: 'Gold colour',
    section: 'Make',
    filter: 'colorsOfGold',
    columns: ['Gold Color', 'Metal Color'],
  })
  colorOfGold: string | null = null;

  @Stock(measure({ max: 30 }), 'Smallest available US ring size. Null if there is no minimum.', {
    label: 'Smallest ring size',
    section: 'Make',
    notAbove: 'ringSizeTo',
    columns: ['Min Ring Size', 'Size From', 'Min Size'],
  })
  ringSizeFrom: number | null = null;

  @Stock(measure({ max: 30 }), 'Largest available US ring size. Null if there is no maximum.', {
    label: 'Largest ring size',
    section: 'Make',
    columns: ['Max Ring Size', 'Size To', 'Max Size'],
  })
  ringSizeTo: number | null = null;

  @Stock(count({ max: 1_000 }), 'Number of side stones.', {
    section: 'Side stones',
    columns: ['Side Stone Count', 'Number of Side Stones', '# of Side Stones'],
  })
  sideStones: number | null = null;

  @Stock(weight({ max: 100 }), 'Total weight of the side stones in carats.', {
    label: 'Side stone weight',
    section: 'Side stones',
    columns: ['Side Stone Carats', 'Side Stones Weight', 'Side Carats'],
  })
  sideStonesCarats: string | null = null;

  @Stock(price(), 'Price of the setting in USD, without the main stone.', {
    presence: 'required',
    columns: ['Total Price', 'Sale Price', 'Setting Price'],
  })
  price!: string;

  @Stock(picture(), 'First picture.', { label: 'First picture', columns: ['Image', 'Image 1', 'Picture', 'Photo'] })
  imageUrl: string | null = null;
  @Stock(picture(), 'Second picture.', { label: 'Second picture', columns: ['Picture 2'] }) image2: string | null =
    null;
  @Stock(picture(), 'Third picture.', { label: 'Third picture', columns: ['Picture 3'] }) image3: string | null = null;
  @Stock(picture(), 'Fourth picture.', { label: 'Fourth picture', columns: ['Picture 4'] }) image4: string | null =
    null;

  @Stock(
    references(shapes, () => ShapeType),
    'Shapes of main stones that fit. Empty if none fits.',
    { section: 'Main stone', default: [], rest: 'shapes', columns: ['Shape', 'Stone Shapes', 'Fits Shapes'] },
  )
  shapeIds: number[] & Opt = [];

  @Stock(weight({ max: 100 }), 'Minimum weight of the main stone in carats. Null if there is no minimum.', {
    label: 'Minimum weight',
    section: 'Main stone',
    notAbove: 'caratsTo',
    columns: ['Min Carats', 'Carat From', 'Min Carat'],
  })
  caratsFrom: string | null = null;

  @Stock(weight({ max: 100 }), 'Maximum weight of the main stone in carats. Null if there is no maximum.', {
    label: 'Maximum weight',
    section: 'Main stone',
    columns: ['Max Carats', 'Carat To', 'Max Carat'],
  })
  caratsTo: string | null = null;
}
