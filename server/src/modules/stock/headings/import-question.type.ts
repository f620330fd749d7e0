import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { DecimalMark } from '../cells/numbers.ts';

/** Meaning of a column named only "price". The values are stored in profiles. */
export enum PriceBasis {
  PER_CARAT = 'perCarat',
  TOTAL = 'total',
}

/** Handling of prices in another currency. The values are stored in profiles. */
export enum ForeignCurrency {
  IGNORE = 'ignore',
  REFUSE = 'refuse',
}

/**
 * Handling of rows whose stock number belongs to a different diamond that is in stock. The values are stored in
 * profiles.
 */
export enum ChangedStones {
  UPDATE = 'update',
  REFUSE = 'refuse',
}

/** Sign of discounts that lower the price. The values are stored in profiles. */
export enum DiscountSign {
  NEGATIVE_IS_BACK = 'negativeIsBack',
  POSITIVE_IS_BACK = 'positiveIsBack',
}

/** Scale of discounts: percent (30) or a fraction (0.30). The values are stored in profiles. */
export enum DiscountScale {
  PERCENT = 'percent',
  FRACTION = 'fraction',
}

/** Profile settings for discounts. If null, they are detected from the column. */
export interface DiscountAnswers {
  readonly sign: DiscountSign | null;
  readonly scale: DiscountScale | null;
}

@ObjectType({ description: 'Profile entry that assigns a field to a column of the file.' })
class ImportColumnChoice {
  @Field(() => String, { description: 'Header as in the file.' })
  column!: string;

  @Field(() => String, { nullable: true, description: 'Field of the stock type. Null to ignore the column.' })
  field!: string | null;
}

@ObjectType({ description: 'Profile entry that replaces a cell value.' })
class ImportValueChoice {
  @Field(() => String, { description: 'Field of the stock type whose values are replaced.' })
  field!: string;

  @Field(() => String, { description: 'Cell value, ignoring case.' })
  from!: string;

  @Field(() => String, { description: 'Replacement. Empty for a blank cell.' })
  to!: string;
}

@ObjectType({ description: 'Profile entry that resolves a question. Exactly one field is not null.' })
export class ImportAnswer {
  @Field(() => ImportColumnChoice, { nullable: true, description: 'Maps a column to a field. Entry of `columns`.' })
  column?: ImportColumnChoice | null;

  @Field(() => ImportValueChoice, {
    nullable: true,
    description: 'Entry of `values`: the replacement of a cell value.',
  })
  value?: ImportValueChoice | null;

  @Field(() => DecimalMark, { nullable: true, description: 'Decimal separator.' })
  decimals?: DecimalMark | null;

  @Field(() => DiscountSign, { nullable: true, description: 'Sign of discounts that lower the price.' })
  discountSign?: DiscountSign | null;

  @Field(() => DiscountScale, { nullable: true, description: 'Scale of discounts.' })
  discountScale?: DiscountScale | null;

  @Field(() => PriceBasis, { nullable: true, description: 'Meaning of columns that are only named "price".' })
  priceBasis?: PriceBasis | null;

  @Field(() => ForeignCurrency, { nullable: true, description: 'Handling of prices in another currency.' })
  foreignCurrency?: ForeignCurrency | null;

  @Field(() => ChangedStones, {
    nullable: true,
    description: 'Handling of rows whose stock number belongs to a different diamond in stock.',
  })
  changedStones?: ChangedStones | null;
}

@ObjectType({ description: 'Possible interpretation of an ambiguous column or value.' })
export class ImportReading {
  @Field(() => String, { description: 'Label, such as `Emerald`.' })
  label!: string;

  @Field(() => ImportAnswer, { description: 'Profile entry that selects this interpretation.' })
  answer!: ImportAnswer;

  @Field(() => [String], { description: 'First cells as they would be imported with this interpretation.' })
  samples!: string[];
}

@ObjectType({
  description:
    'Question about an ambiguous column or value that other columns and values of the file do not resolve. Each question is asked once per file and resolved by a profile entry.',
})
export class ImportQuestion {
  @Field(() => String, {
    nullable: true,
    description: 'Header as in the file. Null if the question is not about a column of the file.',
  })
  column!: string | null;

  @Field(() => String, {
    description: 'Continues a sentence that begins with the column name: `may be the shape or the cut grade`.',
  })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Field of the ambiguous value. Null if the column itself is ambiguous.',
  })
  field!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Ambiguous cell value, such as `EC`. Null if the column itself is ambiguous.',
  })
  value!: string | null;

  @Field(() => [ImportReading], { description: 'Possible interpretations.' })
  readings!: ImportReading[];
}
