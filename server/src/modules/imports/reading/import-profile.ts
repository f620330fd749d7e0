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
  description: 'Decimal separator of the numbers in a file.',
  values: { POINT: '1,250.50', COMMA: '1.250,50' },
});
describedEnum(DiscountSign, {
  name: 'ImportDiscountSign',
  description: 'Sign of discounts that lower the price.',
  values: {
    NEGATIVE_IS_BACK: '-30 is 30 percent below the list price, 5 above it.',
    POSITIVE_IS_BACK: '30 is 30 percent below the list price, -5 above it.',
  },
});
describedEnum(DiscountScale, {
  name: 'ImportDiscountScale',
  description: 'Format of discounts in a file.',
  values: { PERCENT: '30 and 0.5 are percents.', FRACTION: '0.30 is 30 percent.' },
});
describedEnum(PriceBasis, {
  name: 'ImportPriceBasis',
  description: 'Meaning of a column whose header is only a word for price.',
  values: { PER_CARAT: 'The price of a carat.', TOTAL: 'The price of the whole piece.' },
});

describedEnum(ForeignCurrency, {
  name: 'ImportForeignCurrency',
  description: "Handling of prices with the sign or code of a currency other than the server's.",
  values: {
    IGNORE: "The sign is ignored: the numbers are prices in the server's currency.",
    REFUSE: 'Each such price is a problem.',
  },
});
describedEnum(ChangedStones, {
  name: 'ImportChangedStones',
  description:
    'Handling of rows with the stock number of a stone in stock, but another shape, laboratory, report number or weight (by more than 2 percent).',
  values: { UPDATE: 'It is the same stone: it is updated.', REFUSE: 'It is another stone: the row is a problem.' },
});

/** Greatest number of entries: more than any file has columns. */
const maxEntries = 1_000;

@ObjectType({ simpleResolvers: true, description: 'Field of one column of the file.' })
@InputType('ImportColumnInput', { description: 'Field of one column of the file.' })
class ImportProfileColumn {
  @Field(() => String, { description: 'Header as in the file. Case, spaces and punctuation are ignored.' })
  @IsString()
  @MaxLength(500)
  readonly column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Field of the stock type, or a group of fields such as measurements. Null: the column is ignored.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  readonly field?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'A field with the same value in each row.' })
@InputType('ImportConstantInput', { description: 'A field with the same value in each row.' })
class ImportProfileConstant {
  @Field(() => String, { description: 'Field of the stock type.' })
  @IsString()
  @MaxLength(500)
  readonly field!: string;

  @Field(() => String, { description: 'Value, read like a cell.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly value!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Replacement for a value in cells.' })
@InputType('ImportValueInput', { description: 'Replacement for a value in cells.' })
class ImportProfileValue {
  @Field(() => String, { description: 'Field of the stock type.' })
  @IsString()
  @MaxLength(500)
  readonly field!: string;

  @Field(() => String, { description: 'Value of the cell, ignoring case. Empty: a blank cell.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly from!: string | null;

  @Field(() => String, { description: 'Value to read in its place. Empty: no value.' })
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
    description: 'Columns of the file with their fields.',
  })
  @OptionalObjects(() => ImportProfileColumn, maxEntries)
  readonly columns?: readonly ImportProfileColumn[] | null;

  @Field(() => [ImportProfileConstant], { nullable: true, description: 'Fields with the same value in each row.' })
  @OptionalObjects(() => ImportProfileConstant, maxEntries)
  readonly constants?: readonly ImportProfileConstant[] | null;

  @Field(() => [ImportProfileValue], { nullable: true, description: 'Replacements for values in cells.' })
  @OptionalObjects(() => ImportProfileValue, maxEntries)
  readonly values?: readonly ImportProfileValue[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Template for the key from other columns, such as {carat}-{cut}. The names are headers of the file.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly stockId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: repeated keys get the suffixes -2, -3 … in the order of the file. False: they are refused.',
  })
  @IsOptional()
  @IsBoolean()
  readonly numberRepeats?: boolean | null;

  @Field(() => DecimalMark, {
    nullable: true,
    description: 'Decimal separator of all columns. Null: detected for each column, with a question if it is unclear.',
  })
  @IsOptional()
  @IsEnum(DecimalMark, { message: 'must be "." or ","' })
  readonly decimals?: DecimalMark | null;

  @Field(() => DiscountSign, {
    nullable: true,
    description:
      'Sign of discounts that lower the price. Null: detected, with a question if the column has both signs.',
  })
  @IsOptional()
  @IsEnum(DiscountSign, { message: `must be ${Object.values(DiscountSign).join(' or ')}` })
  readonly discountSign?: DiscountSign | null;

  @Field(() => DiscountScale, {
    nullable: true,
    description: 'Format of discounts. Null: detected, with a question if the column has numbers on both sides of 1.',
  })
  @IsOptional()
  @IsEnum(DiscountScale, { message: `must be ${Object.values(DiscountScale).join(' or ')}` })
  readonly discountScale?: DiscountScale | null;

  @Field(() => PriceBasis, {
    nullable: true,
    description:
      'Meaning of a column whose header is only a word for price. Null: detected from other columns, with a question if it is unclear. Only for types sold by weight.',
  })
  @IsOptional()
  @IsEnum(PriceBasis, { message: `must be ${Object.values(PriceBasis).join(' or ')}` })
  readonly priceBasis?: PriceBasis | null;

  @Field(() => ForeignCurrency, {
    nullable: true,
    description: 'Handling of prices in another currency. Null: a question is returned.',
  })
  @IsOptional()
  @IsEnum(ForeignCurrency, { message: `must be ${Object.values(ForeignCurrency).join(' or ')}` })
  readonly foreignCurrency?: ForeignCurrency | null;

  @Field(() => ChangedStones, {
    nullable: true,
    description:
      'Handling of rows that describe another stone under the same stock number. Null: a question is returned. Diamonds only.',
  })
  @IsOptional()
  @IsEnum(ChangedStones, { message: `must be ${Object.values(ChangedStones).join(' or ')}` })
  readonly changedStones?: ChangedStones | null;

  @Field(() => String, {
    nullable: true,
    description: 'Vendor of rows that do not name one. REPLACE then deactivates only stock of this vendor.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly vendor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sheet of a workbook. Null: the first sheet that is not empty.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly sheet?: string | null;
}

/** Returns the vendor of a file's rows. Null if the profile names none. */
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
