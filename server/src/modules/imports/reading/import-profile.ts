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
  description: 'Decimal separator of numbers.',
  values: { POINT: '1,250.50', COMMA: '1.250,50' },
});
describedEnum(DiscountSign, {
  name: 'ImportDiscountSign',
  description: 'Sign of discounts that lower the price.',
  values: {
    NEGATIVE_IS_BACK: '-30 is 30 percent below the list price, 5 is 5 percent above.',
    POSITIVE_IS_BACK: '30 is 30 percent below the list price, -5 is 5 percent above.',
  },
});
describedEnum(DiscountScale, {
  name: 'ImportDiscountScale',
  description: 'Format of discounts.',
  values: { PERCENT: 'Percentages: 30 is 30 percent, 0.5 is half a percent.', FRACTION: '0.30 is 30 percent.' },
});
describedEnum(PriceBasis, {
  name: 'ImportPriceBasis',
  description: 'Meaning of a price column whose header does not name the total or the price per carat.',
  values: { PER_CARAT: 'Price per carat.', TOTAL: 'Total price.' },
});

describedEnum(ForeignCurrency, {
  name: 'ImportForeignCurrency',
  description: "How to handle prices with the symbol or code of a currency other than the server's.",
  values: {
    IGNORE: "The sign is ignored: the numbers are prices in the server's currency.",
    REFUSE: 'Each such price is reported as a problem.',
  },
});
describedEnum(ChangedStones, {
  name: 'ImportChangedStones',
  description:
    'How to handle rows with the stock number of a stone in stock, but with a different shape, laboratory, report number or weight (more than 2 percent).',
  values: { UPDATE: 'The same stone: it is updated.', REFUSE: 'Another stone: the row is reported as a problem.' },
});

/** Maximum number of entries. More than the number of columns of any file. */
const maxEntries = 1_000;

@ObjectType({ simpleResolvers: true, description: 'Assigns a field to a column of the file.' })
@InputType('ImportColumnInput', { description: 'Assigns a field to a column of the file.' })
class ImportProfileColumn {
  @Field(() => String, { description: 'Header as in the file. Case, spaces and punctuation are ignored.' })
  @IsString()
  @MaxLength(500)
  readonly column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Field of the stock type, or a group of fields such as measurements. If null, the column is ignored.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  readonly field?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Sets a field to the same value in all rows.' })
@InputType('ImportConstantInput', { description: 'Sets a field to the same value in all rows.' })
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

@ObjectType({ simpleResolvers: true, description: 'Replaces a value in the cells of a field.' })
@InputType('ImportValueInput', { description: 'Replaces a value in the cells of a field.' })
class ImportProfileValue {
  @Field(() => String, { description: 'Field of the stock type.' })
  @IsString()
  @MaxLength(500)
  readonly field!: string;

  @Field(() => String, { description: 'Value of the cell, case-insensitive. Empty for a blank cell.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly from!: string | null;

  @Field(() => String, { description: 'Replacement. Empty to clear the value.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  readonly to!: string | null;
}

const profileDescription =
  'Rules for reading the files of one vendor, in addition to the columns detected from the headers.';

/** Import profile, with the same fields in GraphQL, REST, profile files and the database. */
@ObjectType({ simpleResolvers: true, description: profileDescription })
@InputType('ImportProfileInput', { description: profileDescription })
export class ImportProfile {
  @Field(() => [ImportProfileColumn], {
    nullable: true,
    description: 'Columns of the file with their fields.',
  })
  @OptionalObjects(() => ImportProfileColumn, maxEntries)
  readonly columns?: readonly ImportProfileColumn[] | null;

  @Field(() => [ImportProfileConstant], { nullable: true, description: 'Fields that have the same value in all rows.' })
  @OptionalObjects(() => ImportProfileConstant, maxEntries)
  readonly constants?: readonly ImportProfileConstant[] | null;

  @Field(() => [ImportProfileValue], { nullable: true, description: 'Replacements for cell values.' })
  @OptionalObjects(() => ImportProfileValue, maxEntries)
  readonly values?: readonly ImportProfileValue[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Template that builds the stock number from other columns, such as {carat}-{cut}. The names are headers of the file.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  readonly stockId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether repeated stock numbers get the suffixes -2, -3 and so on, in the order of the file. If false, they are rejected.',
  })
  @IsOptional()
  @IsBoolean()
  readonly numberRepeats?: boolean | null;

  @Field(() => DecimalMark, {
    nullable: true,
    description:
      'Decimal separator of all columns. If null, it is detected for each column, with a question if it is ambiguous.',
  })
  @IsOptional()
  @IsEnum(DecimalMark, { message: 'must be "." or ","' })
  readonly decimals?: DecimalMark | null;

  @Field(() => DiscountSign, {
    nullable: true,
    description:
      'Sign of discounts that lower the price. If null, it is detected, with a question if the column has both signs.',
  })
  @IsOptional()
  @IsEnum(DiscountSign, { message: `must be ${Object.values(DiscountSign).join(' or ')}` })
  readonly discountSign?: DiscountSign | null;

  @Field(() => DiscountScale, {
    nullable: true,
    description:
      'Format of discounts. If null, it is detected, with a question if the column has numbers on both sides of 1.',
  })
  @IsOptional()
  @IsEnum(DiscountScale, { message: `must be ${Object.values(DiscountScale).join(' or ')}` })
  readonly discountScale?: DiscountScale | null;

  @Field(() => PriceBasis, {
    nullable: true,
    description:
      'Meaning of a price column whose header does not name the total or the price per carat. If null, it is detected from other columns, with a question if it is ambiguous. Only for types sold by weight.',
  })
  @IsOptional()
  @IsEnum(PriceBasis, { message: `must be ${Object.values(PriceBasis).join(' or ')}` })
  readonly priceBasis?: PriceBasis | null;

  @Field(() => ForeignCurrency, {
    nullable: true,
    description: 'How to handle prices in another currency. If null, such prices cause a question.',
  })
  @IsOptional()
  @IsEnum(ForeignCurrency, { message: `must be ${Object.values(ForeignCurrency).join(' or ')}` })
  readonly foreignCurrency?: ForeignCurrency | null;

  @Field(() => ChangedStones, {
    nullable: true,
    description:
      'How to handle rows that describe a different stone under the same stock number. If null, such rows cause a question. Diamonds only.',
  })
  @IsOptional()
  @IsEnum(ChangedStones, { message: `must be ${Object.values(ChangedStones).join(' or ')}` })
  readonly changedStones?: ChangedStones | null;

  @Field(() => String, {
    nullable: true,
    description: 'Vendor for rows without a vendor. If set, REPLACE deactivates only stock of this vendor.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly vendor?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sheet in a workbook. If null, the first sheet that is not empty.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly sheet?: string | null;
}

/** Returns the vendor that the profile sets for all rows of a file. Null if not set. */
export const vendorOf = ({ vendor }: ImportProfile): string | null => vendor?.trim() || null;

/** Returns a function that checks whether a cell is a header name. Used to find the header row below titles. */
export function headerNames(type: StockImport, { columns }: ImportProfile): (cell: string) => boolean {
  const { primary, fallback, extras } = headingIndex(type.headings, type.extras);
  const chosen = new Set((columns ?? []).map(({ column }) => headingKey(column)));
  const headingSets = [primary, fallback, extras, chosen, new Set(Object.keys(type.traps))];
  return (cell) => {
    const key = headingKey(cell);
    if (extraNameOf(cell) !== null) return true;
    return headingSets.some((names) => names.has(key));
  };
}
