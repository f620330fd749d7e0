import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ClarityType, ColorType, clarities, colors, ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { amount, flag, picture, price, reference, weight } from '../../stock/values/index.ts';

/** A kind of stone of which the house always finds one: not individually graded, and never sold out. */
@Entity({ tableName: 'generic_diamond' })
@Check({ name: 'generic_diamond_carats_from_check', expression: 'carats_from > 0' })
@Check({ name: 'generic_diamond_carats_check', expression: 'carats_from <= carats_to' })
@Check({
  name: 'generic_diamond_price_per_carat_check',
  expression: 'price_per_carat >= 0 and (price_per_carat > 0 or not is_active)',
})
export class GenericDiamond extends StockItem {
  @Stock(
    reference(shapes, () => ShapeType),
    'Outline.',
    { section: 'Identity', presence: 'required', columns: ['Shape'] },
  )
  shapeId!: number;

  @Stock(
    reference(colors, () => ColorType),
    'Colour.',
    { columns: ['Color', 'Colour'] },
  )
  colorId: number | null = null;

  @Stock(
    reference(clarities, () => ClarityType),
    'Clarity.',
    { columns: ['Clarity'] },
  )
  clarityId: number | null = null;

  @Stock(weight({ min: 0.001, max: 100 }), 'Least weight, carats: the stone is priced by it.', {
    label: 'Least weight',
    shortLabel: 'From',
    presence: 'required',
    notAbove: 'caratsTo',
    columns: ['Carat From', 'Min Carats', 'Min Carat', 'Weight From', 'Carats', 'Weight'],
  })
  caratsFrom!: string;

  @Stock(weight({ min: 0.001, max: 100 }), 'Greatest weight, carats; null: no upper end.', {
    label: 'Greatest weight',
    shortLabel: 'To',
    columns: ['Carat To', 'Max Carats', 'Max Carat', 'Weight To'],
  })
  caratsTo: string | null = null;

  @Stock(
    price({ least: 10 }),
    'Price of one carat: written before markups, shown with those of whoever looks. A stone costs this times `caratsFrom`.',
    {
      label: 'Price per carat',
      shortLabel: '$/ct',
      unit: '$/ct',
      presence: 'required',
      columns: ['Price', 'Price/Ct', 'Price Per Ct', 'PPC', '$/Ct'],
    },
  )
  pricePerCarat!: string;

  @Stock(amount(), 'Price of a stone of `caratsFrom`, with the markups of whoever looks.', {
    label: 'Total price',
    shortLabel: 'Total',
    column: false,
    presence: 'made',
    rest: false,
  })
  readonly totalPrice!: string & Opt;

  @Stock(flag(), 'Grown in a laboratory.', {
    section: 'Identity',
    default: false,
    columns: ['Lab Grown', 'LabGrown', 'Lab-Grown'],
  })
  isLabGrown: boolean & Opt = false;

  @Stock(picture(), 'Picture.', { columns: ['Image', 'Picture', 'Photo'] })
  imageUrl: string | null = null;
}
