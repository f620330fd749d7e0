import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../../../kernel/graphql.ts';
import { FacetField } from '../fields/stock-kind.ts';

@ObjectType({ simpleResolvers: true, description: 'Value of a facet with its count.' })
export class FacetOption {
  @Field(() => ID, { description: 'Filter value: an ID, an enum name, true or false, or the text itself.' })
  value!: string;
  @Field(() => String, { description: 'English label.' }) label!: string;
  @Field(() => Int, { description: 'Number of items with this value.' }) count!: number;
  @Field(() => Boolean, { description: 'Whether the filter includes this value.' }) isSelected!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Histogram bin. Both bounds are inclusive. The lower bound equals the upper bound of the previous bin.',
})
export class FacetBin {
  @Field(() => Float, { description: 'Lowest value.' }) from!: number;
  @Field(() => Float, { description: 'Highest value.' }) to!: number;
  @Field(() => Int, { description: 'Number of items in the bin.' }) count!: number;
}

/** Lowest and highest value. Null if there are no values. */
interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

@InterfaceType({
  description:
    'Counts of the items that match the filter, grouped by one field. The filter on that field itself is ignored.',
})
export abstract class Facet {
  @Field(() => FacetField, { simple: true, description: 'Field of the facet, as in the argument `fields`.' })
  readonly field: string;

  constructor(constant: string) {
    this.field = constant;
  }
}

@ObjectType({
  implements: Facet,
  simpleResolvers: true,
  description:
    'Facet with a count for each value. Values of reference lists and enums are all returned, in their order, even if the count is zero. Text values are sorted by frequency: the 100 most frequent and those selected in the filter.',
})
export class OptionFacet extends Facet {
  @Field(() => [FacetOption], { description: 'Values with their counts.' })
  readonly options: readonly FacetOption[];

  constructor(constant: string, options: readonly FacetOption[]) {
    super(constant);
    this.options = options;
  }
}

@ObjectType({
  implements: Facet,
  simpleResolvers: true,
  description:
    'Facet of a numeric field. Bins have nearly equal counts, so a slider over the bins is not linear. At most 20 bins.',
})
export class RangeFacet extends Facet {
  @Field(() => Float, { nullable: true, description: 'Lowest value. Null if there are no values.' })
  readonly min: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest value. Null if there are no values.' })
  readonly max: number | null;

  @Field(() => [FacetBin], { description: 'Bins in ascending order.' })
  readonly bins: readonly FacetBin[];

  constructor(constant: string, { min, max }: Ends, bins: readonly FacetBin[]) {
    super(constant);
    this.min = min;
    this.max = max;
    this.bins = bins;
  }
}
