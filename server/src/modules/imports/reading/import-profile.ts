import { Field, InputType, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { IsBoolean, IsEnum, IsOptional, IsString, MaxLength } from '../../../kernel/input/rules.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DecimalMark } from '../../stock/cells/index.ts';
import type { StockImport } from '../../stock/files/index.ts';
import {
  ChangedStones,
  DiscountScale,
  DiscountSign,
  extraNameOf,
  ForeignCurrency,
  headingIndex,
  headingKey,
  PriceBasis,
} from '../../stock/headings/index.ts';

describedEnum(DecimalMark, {
  name: 'ImportDecimalMark',
  description: 'The sign that numbers of a file write before decimals.',
  values: { POINT: '1,250.50', COMMA: '1.250,50' },
});
describedEnum(DiscountSign, {
  name: 'ImportDiscountSign',
  description: 'Which discounts of a file lower the price.',
  values: {
    NEGATIVE_IS_BACK: '-30 is 30 percent below the list price, 5 above it.',
    POSITIVE_IS_BACK: '30 is 30 percent below the list price, -5 above it.',
  },
});
describedEnum(DiscountScale, {
  name: 'ImportDiscountScale',
  description: 'How a file writes discounts.',
  values: { PERCENT: '30 and 0.5 are percents.', FRACTION: '0.30 is 30 percent.' },
});
describedEnum(PriceBasis, {
  name: 'ImportPriceBasis',
  description: 'What a column of a file holds that is only called a price.',
  values: { PER_CARAT: 'The price of a carat.', TOTAL: 'The price of the whole piece.' },
});

describedEnum(ForeignCurrency, {
  name: 'ImportForeignCurrency',
  description: "What becomes of prices that a file writes with the sign or code of another currency than the server's.",
  values: {
    IGNORE: "The sign is ignored: the numbers are prices in the server's currency.",
    REFUSE: 'Each such price is a problem.',
  },
});
describedEnum(ChangedStones, {
  name: 'ImportChangedStones',
  description:
    'What becomes of rows with the number of a stone on stock whose shape, laboratory, report number or weight (by more than 2 percent) differs.',
  values: { UPDATE: 'It is the same stone: it is updated.', REFUSE: 'It is another stone: the row is a problem.' },
});

/** More entries than any file has columns. */
const maxEntries = 1_000;

@ObjectType({ simpleResolvers: true, description: 'What one column of the file holds.' })
@InputType('ImportColumnInput', { description: 'What one column of the file holds.' })
class ImportProfileColumn {
  @Field(() => String, { description: 'Header as in the file; compared without case, spaces and punctuation.' })
  @IsString()
  @MaxLength(500)
  readonly column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A field of the stock type, or a part such as measurements. Null leaves the column out.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  readonly field?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A field that is the same in every row.' })
@InputType('ImportConstantInput', { description: 'A field that is the same in every row.' })
class ImportProfileConstant {
  @Field(() => String, { description: 'A field of the stock type.' })
  @IsString()
  @MaxLength(500)
  readonly field!: string;

  @Field(() => String, { description: 'Read like a cell.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly value!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A cell to be read as another value.' })
@InputType('ImportValueInput', { description: 'A cell to be read as another value.' })
class ImportProfileValue {
  @Field(() => String, { description: 'A field of the stock type.' })
  @IsString()
  @MaxLength(500)
  readonly field!: string;

  @Field(() => String, { description: 'The cell, without regard to case. Empty: a blank one.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly from!: string | null;

  @Field(() => String, { description: 'What to read instead. Empty: nothing.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly to!: string | null;
}

const profileWords = 'How the files of one supplier are read, as far as their headers do not say it.';

/** How the files of one supplier are read: the same fields in GraphQL, REST, files and the database. */
@ObjectType({ simpleResolvers: true, description: profileWords })
@InputType('ImportProfileInput', { description: profileWords })
export class ImportProfile {
  @Field(() => [ImportProfileColumn], {
    nullable: true,
    description: 'Columns of the file and the field that each of them holds.',
  })
  @OptionalObjects(() => ImportProfileColumn, maxEntries)
  readonly columns?: readonly ImportProfileColumn[] | null;

  @Field(() => [ImportProfileConstant], { nullable: true, description: 'Fields that are the same in every row.' })
  @OptionalObjects(() => ImportProfileConstant, maxEntries)
  readonly constants?: readonly ImportProfileConstant[] | null;

  @Field(() => [ImportProfileValue], { nullable: true, description: 'Cells to be read as something else.' })
  @OptionalObjects(() => ImportProfileValue, maxEntries)
  readonly values?: readonly ImportProfileValue[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Makes the key of other columns: {carat}-{cut}. The names are headers of the file.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly stockId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Number repeated keys -2, -3 … in the order of the file instead of refusing them.',
  })
  @IsOptional()
  @IsBoolean()
  readonly numberRepeats?: boolean | null;

  @Field(() => DecimalMark, {
    nullable: true,
    description: 'The sign before decimals in all columns. Null: the cells of each column tell, and are asked about.',
  })
  @IsOptional()
  @IsEnum(DecimalMark, { message: 'must be "." or ","' })
  readonly decimals?: DecimalMark | null;

  @Field(() => DiscountSign, {
    nullable: true,
    description: 'Which discounts lower the price. Null: the column tells, unless it has both signs.',
  })
  @IsOptional()
  @IsEnum(DiscountSign, { message: `must be ${Object.values(DiscountSign).join(' or ')}` })
  readonly discountSign?: DiscountSign | null;

  @Field(() => DiscountScale, {
    nullable: true,
    description: 'How discounts are written. Null: the column tells, unless it has numbers on both sides of 1.',
  })
  @IsOptional()
  @IsEnum(DiscountScale, { message: `must be ${Object.values(DiscountScale).join(' or ')}` })
  readonly discountScale?: DiscountScale | null;

  @Field(() => PriceBasis, {
    nullable: true,
    description:
      'What a column holds that is only called a price. Null: the other columns tell, or the values are asked about. Types sold by weight only.',
  })
  @IsOptional()
  @IsEnum(PriceBasis, { message: `must be ${Object.values(PriceBasis).join(' or ')}` })
  readonly priceBasis?: PriceBasis | null;

  @Field(() => ForeignCurrency, {
    nullable: true,
    description: 'What becomes of prices in another currency. Null: they are asked about.',
  })
  @IsOptional()
  @IsEnum(ForeignCurrency, { message: `must be ${Object.values(ForeignCurrency).join(' or ')}` })
  readonly foreignCurrency?: ForeignCurrency | null;

  @Field(() => ChangedStones, {
    nullable: true,
    description:
      'What becomes of rows that describe another stone under the same number. Null: they are asked about. Diamonds only.',
  })
  @IsOptional()
  @IsEnum(ChangedStones, { message: `must be ${Object.values(ChangedStones).join(' or ')}` })
  readonly changedStones?: ChangedStones | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Whose stock the file is, for rows that do not name a vendor themselves. REPLACE then takes only stock of this vendor off the lists.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly vendor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The sheet of a workbook to read, by its name. Null: the first one that is not empty.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly sheet?: string | null;
}

/** Whose stock a file is; null: nobody's in particular. */
export const vendorOf = ({ vendor }: ImportProfile): string | null => vendor?.trim() || null;

/** Whether a cell is what headers have: by this the header is told from titles above it. */
export function headerNames(type: StockImport, { columns }: ImportProfile): (cell: string) => boolean {
  const { primary, fallback, extras } = headingIndex(type.headings, type.extras);
  const chosen = new Set((columns ?? []).map(({ column }) => headingKey(column)));
  const known = [primary, fallback, extras, chosen, new Set(Object.keys(type.traps))];
  return (cell) => {
    const key = headingKey(cell);
    if (extraNameOf(cell) !== null) return true;
    return known.some((names) => names.has(key));
  };
}
