import { Transform } from 'class-transformer';
import { IsBoolean, IsDefined, IsEnum, IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { OptionalObject } from '../../../../kernel/input/field-rules.ts';
import { OptionalObjects } from '../../../../kernel/input/list-rules.ts';
import type { Upload } from '../../../../kernel/input/upload.ts';
import { describedEnum } from '../../../../kernel/values/described-enum.ts';
import { ImportMode } from './import-stock.ts';
import { DiscountScale, DiscountSign } from './reading/import-discounts.ts';
import { DecimalMark } from './reading/import-numbers.ts';

registerEnumType(ImportMode, {
  name: 'ImportMode',
  description: 'What to do with stock that the file does not name.',
  valuesConfig: {
    ADD_OR_UPDATE: { description: 'Leave it.' },
    REPLACE: { description: 'Deactivate it, unless it is on Hold, on Memo or promised to somebody.' },
  },
});

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

/** More entries than any file has columns. */
const maxEntries = 1_000;

@InputType({ description: 'What one column of the file holds.' })
class ImportColumnInput {
  @Field(() => String, { description: 'Header as in the file; compared without case, spaces and punctuation.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  column!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A field of the stock type, or a part such as measurements. Null leaves the column out.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  field?: string | null;
}

@InputType({ description: 'A field that is the same in every row.' })
class ImportConstantInput {
  @Field(() => String, { description: 'A field of the stock type.' })
  @IsString()
  @MaxLength(500)
  field!: string;

  @Field(() => String, { description: 'Read like a cell.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  value!: string | null;
}

@InputType({ description: 'A cell that is to be read as something else.' })
class ImportValueInput {
  @Field(() => String, { description: 'A field of the stock type.' })
  @IsString()
  @MaxLength(500)
  field!: string;

  @Field(() => String, { description: 'The cell, without regard to case. Empty: a blank one.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  from!: string | null;

  @Field(() => String, { description: 'What to read instead. Empty: nothing.' })
  @IsOptional()
  @IsString()
  @MaxLength(4_000)
  to!: string | null;
}

@InputType({ description: "How one supplier's files are read where their headers do not say it." })
export class ImportProfileInput {
  @Field(() => [ImportColumnInput], {
    nullable: true,
    description: 'Columns of the file and the field that each of them holds.',
  })
  @OptionalObjects(() => ImportColumnInput, maxEntries)
  columns?: ImportColumnInput[] | null;

  @Field(() => [ImportConstantInput], { nullable: true, description: 'Fields that are the same in every row.' })
  @OptionalObjects(() => ImportConstantInput, maxEntries)
  constants?: ImportConstantInput[] | null;

  @Field(() => [ImportValueInput], { nullable: true, description: 'Cells to be read as something else.' })
  @OptionalObjects(() => ImportValueInput, maxEntries)
  values?: ImportValueInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Makes the key of other columns: {carat}-{cut}. The names are headers of the file.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  stockId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Number repeated keys -2, -3 … in the order of the file instead of refusing them.',
  })
  @IsOptional()
  @IsBoolean()
  numberRepeats?: boolean | null;

  @Field(() => DecimalMark, {
    nullable: true,
    description: 'The sign before decimals in all columns. Null: the cells of each column tell, and are asked about.',
  })
  @IsOptional()
  @IsEnum(DecimalMark, { message: 'must be "." or ","' })
  decimals?: DecimalMark | null;

  @Field(() => DiscountSign, {
    nullable: true,
    description: 'Which discounts lower the price. Null: the column tells, unless it has both signs.',
  })
  @IsOptional()
  @IsEnum(DiscountSign, { message: `must be ${Object.values(DiscountSign).join(' or ')}` })
  discountSign?: DiscountSign | null;

  @Field(() => DiscountScale, {
    nullable: true,
    description: 'How discounts are written. Null: the column tells, unless it has numbers on both sides of 1.',
  })
  @IsOptional()
  @IsEnum(DiscountScale, { message: `must be ${Object.values(DiscountScale).join(' or ')}` })
  discountScale?: DiscountScale | null;
}

/** What every import takes. */
@InputType({ description: 'A file, and what to do with it.' })
export class StockFileInput {
  @Field(() => GraphQLUpload, {
    description:
      'CSV with , ; tab or |, UTF-8 with or without byte order mark, one header line; titles above it are left out.',
  })
  // As it is: class-transformer would copy it.
  @Transform(({ obj }) => obj.file)
  @IsDefined({ message: 'is missing' })
  file!: Promise<Upload> | Upload;

  @Field(() => ImportMode, { defaultValue: ImportMode.ADD_OR_UPDATE, description: 'What to do with other stock.' })
  @IsEnum(ImportMode)
  mode: ImportMode = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Take over the rows without problems. By default a file with problems changes nothing.',
  })
  @IsBoolean({ message: 'must be true or false' })
  skipInvalid: boolean = false;

  @Field(() => Boolean, { defaultValue: false, description: 'Tell what would happen, change nothing.' })
  @IsBoolean({ message: 'must be true or false' })
  dryRun: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many pieces REPLACE deactivates, as a dry run or a refusal tells: needed where that is more than a third of what it may deactivate, and more than 50.',
  })
  @IsOptional()
  @Min(0)
  @IsInt()
  confirmRemoved?: number | null;

  @Field(() => ImportProfileInput, { nullable: true, description: 'How to read the file.' })
  @OptionalObject(() => ImportProfileInput)
  profile?: ImportProfileInput | null;
}
