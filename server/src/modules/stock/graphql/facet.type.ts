import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../../../kernel/graphql.ts';
import { FacetField } from '../fields/stock-kind.ts';

@ObjectType({ simpleResolvers: true, description: 'One value of a facet.' })
export class FacetOption {
  @Field(() => ID, { description: 'What the filter takes: an id, an enum name, true or false, or the text itself.' })
  value!: string;
  @Field(() => String, { description: 'English, for people.' }) label!: string;
  @Field(() => Int, { description: 'Pieces that have this value.' }) count!: number;
  @Field(() => Boolean, { description: 'Whether the filter names it.' }) isSelected!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A part of a range: closed, and beginning where the one before ends.',
})
export class FacetBin {
  @Field(() => Float, { description: 'Lowest value.' }) from!: number;
  @Field(() => Float, { description: 'Highest value.' }) to!: number;
  @Field(() => Int, { description: 'Pieces in it.' }) count!: number;
}

/** Lowest and highest value; null where there is none. */
interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

@InterfaceType({
  description:
    "How the stock that meets the filter divides by one field. That field's own part of the filter is lifted.",
})
export abstract class Facet {
  @Field(() => FacetField, { simple: true, description: 'What it is divided by, as the argument names it.' })
  readonly field: string;

  constructor(constant: string) {
    this.field = constant;
  }
}

@ObjectType({
  implements: Facet,
  simpleResolvers: true,
  description:
    'Values and counts. Those of reference lists and enums are all there, in their order, zero counts too; texts come most frequent first, at most 100 and those that the filter names.',
})
export class OptionFacet extends Facet {
  @Field(() => [FacetOption], { description: 'The values.' })
  readonly options: readonly FacetOption[];

  constructor(constant: string, options: readonly FacetOption[]) {
    super(constant);
    this.options = options;
  }
}

@ObjectType({
  implements: Facet,
  simpleResolvers: true,
  description: 'Bins have (nearly) equal counts, so that a slider over them is not linear. At most 20.',
})
export class RangeFacet extends Facet {
  @Field(() => Float, { nullable: true, description: 'Lowest value of all; null without stock.' })
  readonly min: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest value of all; null without stock.' })
  readonly max: number | null;

  @Field(() => [FacetBin], { description: 'The range in parts.' })
  readonly bins: readonly FacetBin[];

  constructor(constant: string, { min, max }: Ends, bins: readonly FacetBin[]) {
    super(constant);
    this.min = min;
    this.max = max;
    this.bins = bins;
  }
}
