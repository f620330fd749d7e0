import type { Opt } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { roundShapeId, ShapeType, shapes } from '../../reference-data/index.ts';
import { Stock, StockItem } from '../../stock/fields/index.ts';
import { amount, choice, flag, measure, price, reference, weight } from '../../stock/values/index.ts';
import { MeleeColor, meleeColorWords } from './melee-color.ts';
import { diameter, greatestDiameter, type MeleeSieve, sieveGroups } from './melee-sieve.ts';

const millimetres = { ...measure({ max: greatestDiameter, unit: 'mm' }), converter: diameter };

/** Lot of small accent stones, which is sold by weight. Orders deduct their carats from it. */
@Entity({ tableName: 'melee' })
@Check({ name: 'melee_carats_check', expression: 'carats >= 0' })
@Check({ name: 'melee_promised_carats_check', expression: "promised_carats >= '0'::numeric" })
@Check({ name: 'melee_color_check', expression: 'color >= 1 and color <= 3' })
@Check({
  name: 'melee_price_per_carat_check',
  expression: 'price_per_carat >= 0 and (price_per_carat > 0 or not is_active)',
})
@Check({ name: 'melee_size_check', expression: 'size_from <= size_to' })
export class MeleeLot extends StockItem {
  @Stock(weight(), 'Remaining carats of the lot. Orders deduct their carats immediately.', {
    label: 'Weight',
    shortLabel: 'Carat',
    presence: 'required',
    columns: ['Weight', 'Carat', 'Cts', 'Total Carats', 'Total Carat Weight', 'TCW', 'CTW'],
  })
  carats!: string;

  @Stock(weight(), 'Carats of the lot in open orders. The whole lot is the sum of these and `carats`.', {
    label: 'Carats in open orders',
    section: 'Availability',
    presence: 'made',
    default: '0',
    filter: false,
    isForAdministrators: true,
    isGiven: false,
  })
  promisedCarats: string & Opt = '0';

  @Stock(choice(MeleeColor, meleeColorWords), 'Color category.', {
    section: 'Identity',
    presence: 'required',
    columns: ['Colour', 'Color Category', 'Colour Category'],
  })
  color!: MeleeColor;

  @Stock(price(), "Price per carat in USD. Outputs include the caller's markups; inputs are before markups.", {
    label: 'Price per carat',
    shortLabel: '$/ct',
    unit: '$/ct',
    presence: 'required',
    columns: ['Price', 'Price/Ct', 'Price Per Ct', 'PPC', '$/Ct'],
  })
  pricePerCarat!: string;

  @Stock(amount(), "Price of the remaining lot in USD, including the caller's markups.", {
    label: 'Total price',
    shortLabel: 'Total',
    column: false,
    presence: 'made',
    rest: false,
  })
  readonly totalPrice!: string & Opt;

  @Stock(millimetres, 'Smallest diameter in mm.', {
    label: 'Smallest diameter',
    shortLabel: 'From',
    notAbove: 'sizeTo',
    columns: ['Size Min', 'Min Size', 'MM From', 'Min MM', 'From'],
  })
  sizeFrom: number | null = null;

  @Stock(millimetres, 'Largest diameter in mm.', {
    label: 'Largest diameter',
    shortLabel: 'To',
    columns: ['Size Max', 'Max Size', 'MM To', 'Max MM', 'To'],
  })
  sizeTo: number | null = null;

  @Stock(sieveGroups(), 'Sieve groups of the stones in the lot. Empty if the shape is not round.', {
    label: 'Sieve size',
    shortLabel: 'Sieve',
    section: 'Weight and size',
    column: false,
    presence: 'made',
    rest: false,
  })
  readonly sieves!: MeleeSieve[] & Opt;

  @Stock(
    reference(shapes, () => ShapeType),
    'Shape of the stones. Default: round.',
    { section: 'Identity', default: roundShapeId, columns: ['Shape', 'Stone Shape'] },
  )
  shapeId: number & Opt = roundShapeId;

  @Stock(flag(), 'Whether it is shown to everyone, including visitors.', {
    label: 'Shown to visitors',
    shortLabel: 'Visitors',
    default: false,
  })
  showToAll: boolean & Opt = false;
}
