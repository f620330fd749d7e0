import { Field, Float, ID, Int, InterfaceType, ObjectType } from 'type-graphql';

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

/** What stock is divided by. */
export interface FacetField {
  readonly name: string;
  readonly constant: string;
}

/** Lowest and highest value; null where there is none. */
interface Ends {
  readonly min: number | null;
  readonly max: number | null;
}

/** The classes with which GraphQL shows how stock divides. */
export interface FacetTypes {
  /** What they have in common. */
  readonly Facet: abstract new (
    field: FacetField,
  ) => object;
  readonly Options: new (field: FacetField, options: readonly FacetOption[]) => object;
  readonly Range: new (field: FacetField, ends: Ends, bins: readonly FacetBin[]) => object;
}

interface FacetNames {
  /** GraphQL's names of the classes. */
  readonly common: string;
  readonly options: string;
  readonly range: string;
  /** How a facet says what its field is. */
  readonly field: () => object;
  readonly nameOf: (field: FacetField) => string;
}

/** Makes the classes with which GraphQL shows how stock divides. */
export function facetTypes(names: FacetNames): FacetTypes {
  @InterfaceType(names.common, {
    description:
      "How the stock that meets the filter divides by one field. That field's own part of the filter is lifted.",
  })
  abstract class Facet {
    @Field(names.field, { description: 'What it is divided by, as the argument names it.' })
    readonly field: string;

    constructor(field: FacetField) {
      this.field = names.nameOf(field);
    }
  }

  @ObjectType(names.options, {
    implements: Facet,
    description:
      'Values and counts. Those of reference lists and enums are all there, in their order, zero counts too; texts come most frequent first, at most 100 and those that the filter names.',
  })
  class Options extends Facet {
    @Field(() => [FacetOption], { description: 'The values.' })
    readonly options: readonly FacetOption[];

    constructor(field: FacetField, options: readonly FacetOption[]) {
      super(field);
      this.options = options;
    }
  }

  @ObjectType(names.range, {
    implements: Facet,
    description: 'Bins have (nearly) equal counts, so that a slider over them is not linear. At most 20.',
  })
  class Range extends Facet {
    @Field(() => Float, { nullable: true, description: 'Lowest value of all; null without stock.' })
    readonly min: number | null;

    @Field(() => Float, { nullable: true, description: 'Highest value of all; null without stock.' })
    readonly max: number | null;

    @Field(() => [FacetBin], { description: 'The range in parts.' })
    readonly bins: readonly FacetBin[];

    constructor(field: FacetField, { min, max }: Ends, bins: readonly FacetBin[]) {
      super(field);
      this.min = min;
      this.max = max;
      this.bins = bins;
    }
  }

  return { Facet, Options, Range };
}

/** The facets of all types of stock but those that have classes of their own. */
export const stockFacets = facetTypes({
  common: 'StockFacet',
  options: 'StockOptionFacet',
  range: 'StockRangeFacet',
  field: () => String,
  nameOf: ({ constant }) => constant,
});
