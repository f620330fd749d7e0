import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { count, measure, picture, price, references, text, weight } from '../../stock/values/index.ts';

/** A ring that waits for its stone. Made to order: any number of one can be sold. */
@Entity({ tableName: 'ring_setting' })
@Check({ name: 'ring_setting_price_check', expression: 'price >= 0 and (price > 0 or not is_active)' })
@Check({ name: 'ring_setting_ring_size_check', expression: 'ring_size_from <= ring_size_to' })
@Check({ name: 'ring_setting_carats_check', expression: 'carats_from <= carats_to' })
export class RingSetting extends StockItem {
  @Stock(text(), 'What it is called.', { presence: 'required', columns: ['Title', 'Setting Name', 'Ring Name'] })
  name!: string;

  @Stock(text({ max: 5_000 }), 'For everybody who looks at it.', { columns: ['Details'] })
  description: string | null = null;

  @Stock(text(), 'Such as Solitaire, Halo or Three Stone.', { filter: 'styles', columns: ['Setting Style'] })
  style: string | null = null;

  @Stock(text(), 'Metal, such as Platinum or Gold.', {
    label: 'Metal',
    section: 'Make',
    filter: 'materials',
    columns: ['Metal'],
  })
  material: string | null = null;

  @Stock(text({ max: 20 }), 'Fineness of the gold, such as 18K.', {
    label: 'Fineness of the gold',
    shortLabel: 'Karat',
    section: 'Make',
    filter: 'karatsOfGold',
    columns: ['Karat', 'Gold Karat', 'Kt'],
  })
  karatGold: string | null = null;

  @Stock(text(), 'Colour of the gold.', {
    label: 'Gold colour',
    section: 'Make',
    filter: 'colorsOfGold',
    columns: ['Gold Color', 'Metal Color'],
  })
  colorOfGold: string | null = null;

  @Stock(measure({ max: 30 }), 'Smallest ring size in which it is made, US; null: no lower end.', {
    label: 'Smallest ring size',
    section: 'Make',
    notAbove: 'ringSizeTo',
    columns: ['Min Ring Size', 'Size From', 'Min Size'],
  })
  ringSizeFrom: number | null = null;

  @Stock(measure({ max: 30 }), 'Largest ring size in which it is made, US; null: no upper end.', {
    label: 'Largest ring size',
    section: 'Make',
    columns: ['Max Ring Size', 'Size To', 'Max Size'],
  })
  ringSizeTo: number | null = null;

  @Stock(count({ max: 1_000 }), 'How many stones it has besides the main one.', {
    section: 'Side stones',
    columns: ['Side Stone Count', 'Number of Side Stones', '# of Side Stones'],
  })
  sideStones: number | null = null;

  @Stock(weight({ max: 100 }), 'Weight of all its side stones, carats.', {
    label: 'Weight of the side stones',
    section: 'Side stones',
    columns: ['Side Stone Carats', 'Side Stones Weight', 'Side Carats'],
  })
  sideStonesCarats: string | null = null;

  @Stock(price(), 'Price of the setting, without the main stone.', {
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
    'Outlines of main stones that it takes; empty: it takes none.',
    { section: 'Main stone', default: [], rest: 'shapes', columns: ['Shape', 'Stone Shapes', 'Fits Shapes'] },
  )
  shapeIds: number[] & Opt = [];

  @Stock(weight({ max: 100 }), 'Smallest main stone that it takes, carats; null: no lower end.', {
    label: 'Least weight',
    section: 'Main stone',
    notAbove: 'caratsTo',
    columns: ['Min Carats', 'Carat From', 'Min Carat'],
  })
  caratsFrom: string | null = null;

  @Stock(weight({ max: 100 }), 'Largest main stone that it takes, carats; null: no upper end.', {
    label: 'Greatest weight',
    section: 'Main stone',
    columns: ['Max Carats', 'Carat To', 'Max Carat'],
  })
  caratsTo: string | null = null;
}
