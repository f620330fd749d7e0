import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ClarityType, ColorType, clarities, colors, ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { amount, flag, picture, price, reference, weight } from '../../stock/values/index.ts';

/** Type of diamond that can always be supplied. It is not graded individually and never sells out. */
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

  @Stock(weight({ min: 0.001, max: 100 }), 'Minimum weight in carats. The price is based on it.', {
    label: 'Minimum weight',
    shortLabel: 'From',
    presence: 'required',
    notAbove: 'caratsTo',
    columns: ['Carat From', 'Min Carats', 'Min Carat', 'Weight From', 'Carats', 'Weight'],
  })
  caratsFrom!: string;

  @Stock(weight({ min: 0.001, max: 100 }), 'Maximum weight in carats. Null if there is no maximum.', {
    label: 'Maximum weight',
    shortLabel: 'To',
    columns: ['Carat To', 'Max Carats', 'Max Carat', 'Weight To'],
  })
  caratsTo: string | null = null;

  @Stock(
    price({ least: 10 }),
    "Price per carat in USD. Outputs include the caller's markups; inputs are before markups. The total price is this times `caratsFrom`.",
    {
      label: 'Price per carat',
      shortLabel: '$/ct',
      unit: '$/ct',
      presence: 'required',
      columns: ['Price', 'Price/Ct', 'Price Per Ct', 'PPC', '$/Ct'],
    },
  )
  pricePerCarat!: string;

  @Stock(amount(), "Price of a diamond of `caratsFrom` in USD, including the caller's markups.", {
    label: 'Total price',
    shortLabel: 'Total',
    column: false,
    presence: 'made',
    rest: false,
  })
  readonly totalPrice!: string & Opt;

  @Stock(flag(), 'Whether the diamond is lab grown.', {
    section: 'Identity',
    default: false,
    columns: ['Lab Grown', 'LabGrown', 'Lab-Grown'],
  })
  isLabGrown: boolean & Opt = false;

  @Stock(picture(), 'Picture.', { columns: ['Image', 'Picture', 'Photo'] })
  imageUrl: string | null = null;
}
