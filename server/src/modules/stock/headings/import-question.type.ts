import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { DecimalMark } from '../cells/numbers.ts';

/** Meaning of a column that is only named "price". The values are stored in profiles. */
export enum PriceBasis {
  PER_CARAT = 'perCarat',
  TOTAL = 'total',
}

/** Handling of prices in another currency. The values are stored in profiles. */
export enum ForeignCurrency {
  IGNORE = 'ignore',
  REFUSE = 'refuse',
}

/** Handling of rows that describe another stone than the stock has under this number. The values are stored in profiles. */
export enum ChangedStones {
  UPDATE = 'update',
  REFUSE = 'refuse',
}

/** Sign of discounts that lower the price. The values are stored in profiles. */
export enum DiscountSign {
  NEGATIVE_IS_BACK = 'negativeIsBack',
  POSITIVE_IS_BACK = 'positiveIsBack',
}

/** Scale of discounts: 30 or 0.30. The values are stored in profiles. */
export enum DiscountScale {
  PERCENT = 'percent',
  FRACTION = 'fraction',
}

/** The profile's answers about discounts. Null: derived from the column. */
export interface DiscountAnswers {
  readonly sign: DiscountSign | null;
  readonly scale: DiscountScale | null;
}

@ObjectType({ description: 'What one column of a file holds, as an entry of a profile.' })
class ImportColumnChoice {
  @Field(() => String, { description: 'Header as in the file.' })
  column!: string;

  @Field(() => String, { nullable: true, description: 'A field of the stock type. Null leaves the column out.' })
  field!: string | null;
}

@ObjectType({ description: 'What a cell is to be read as, as an entry of a profile.' })
class ImportValueChoice {
  @Field(() => String, { description: 'A field of the stock type.' })
  field!: string;

  @Field(() => String, { description: 'The cell, without regard to case.' })
  from!: string;

  @Field(() => String, { description: 'What to read instead. Empty: nothing.' })
  to!: string;
}

@ObjectType({ description: 'The entry of a profile that answers a question: exactly one of its fields is there.' })
export class ImportAnswer {
  @Field(() => ImportColumnChoice, { nullable: true, description: 'Of `columns`: what a column holds.' })
  column?: ImportColumnChoice | null;

  @Field(() => ImportValueChoice, { nullable: true, description: 'Of `values`: what a cell is read as.' })
  value?: ImportValueChoice | null;

  @Field(() => DecimalMark, { nullable: true, description: 'The sign before decimals.' })
  decimals?: DecimalMark | null;

  @Field(() => DiscountSign, { nullable: true, description: 'Which discounts lower the price.' })
  discountSign?: DiscountSign | null;

  @Field(() => DiscountScale, { nullable: true, description: 'How discounts are written.' })
  discountScale?: DiscountScale | null;

  @Field(() => PriceBasis, { nullable: true, description: 'What a column holds that is only called a price.' })
  priceBasis?: PriceBasis | null;

  @Field(() => ForeignCurrency, { nullable: true, description: 'What becomes of prices in another currency.' })
  foreignCurrency?: ForeignCurrency | null;

  @Field(() => ChangedStones, {
    nullable: true,
    description: 'What becomes of rows that describe another stone under the same number.',
  })
  changedStones?: ChangedStones | null;
}

@ObjectType({ description: 'One way to read what a question is about.' })
export class ImportReading {
  @Field(() => String, { description: 'For people, such as `Emerald`.' })
  label!: string;

  @Field(() => ImportAnswer, { description: 'What a profile says that means it so.' })
  answer!: ImportAnswer;

  @Field(() => [String], { description: 'The first cells, as they would be taken over then.' })
  samples!: string[];
}

@ObjectType({
  description:
    'Something in a file that may mean two things, and that neither its other columns nor its values decide. It is asked once, however many rows have it, and an entry of a profile answers it.',
})
export class ImportQuestion {
  @Field(() => String, { nullable: true, description: 'Header as in the file. Null: it is no column of the file.' })
  column!: string | null;

  @Field(() => String, { description: "Reads on after the column's name: `may be the shape or the cut grade`." })
  message!: string;

  @Field(() => String, { nullable: true, description: 'The field whose value is in question. Null: the column is.' })
  field!: string | null;

  @Field(() => String, { nullable: true, description: 'The cell that may mean two things, such as EC.' })
  value!: string | null;

  @Field(() => [ImportReading], { description: 'What it may mean.' })
  readings!: ImportReading[];
}
