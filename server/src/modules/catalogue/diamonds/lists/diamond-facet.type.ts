import { Field, Float, InterfaceType, ObjectType } from 'type-graphql';
import { FacetBin, FacetOption } from '../../stock/lists/facet.type.ts';
import { DiamondFacetField } from './diamond-facet-field.ts';

@InterfaceType('DiamondFacet', {
  description:
    "How the stones that meet the filter divide by one field. That field's own part of the filter is lifted.",
})
export abstract class DiamondFacet {
  @Field(() => DiamondFacetField, { description: 'By what.' })
  readonly field: DiamondFacetField;

  constructor(field: DiamondFacetField) {
    this.field = field;
  }
}

@ObjectType({
  implements: DiamondFacet,
  description:
    'Values and counts. Those of reference lists and enums are all there, in their order, zero counts too; texts come most frequent first, at most 100 and those that the filter names.',
})
export class OptionFacet extends DiamondFacet {
  @Field(() => [FacetOption], { description: 'The values.' })
  readonly options: readonly FacetOption[];

  constructor(field: DiamondFacetField, options: readonly FacetOption[]) {
    super(field);
    this.options = options;
  }
}

@ObjectType({
  implements: DiamondFacet,
  description: 'Bins have (nearly) equal counts, so that a slider over them is not linear. At most 20.',
})
export class RangeFacet extends DiamondFacet {
  @Field(() => Float, { nullable: true, description: 'Lowest value of all; null without stones.' })
  readonly min: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest value of all; null without stones.' })
  readonly max: number | null;

  @Field(() => [FacetBin], { description: 'The range in parts.' })
  readonly bins: readonly FacetBin[];

  constructor(field: DiamondFacetField, ends: { min: number | null; max: number | null }, bins: readonly FacetBin[]) {
    super(field);
    this.min = ends.min;
    this.max = ends.max;
    this.bins = bins;
  }
}
