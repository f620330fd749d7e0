import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag, FilterRange, FilterText } from '../../../kernel/input/filter-fields.ts';
import { OptionalIdempotencyKey } from '../../../kernel/input/idempotency-key.ts';
import { PageInput } from '../../../kernel/input/page.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import { IsId, IsOptional, IsOptionalId } from '../../../kernel/input/rules.ts';
import type { Upload } from '../../../kernel/input/upload.ts';
import { IsStockKind, StockKind } from '../../stock/fields/index.ts';
import { ImportOptionsInput } from '../import-input.ts';
import { ImportOrigin, ImportRunState } from './import-run.entity.ts';

@InputType({ description: 'Input of startImport: a file, or the one of an earlier run, and what to do with it.' })
export class StartImportInput extends ImportOptionsInput {
  @Field(() => StockKind, { description: 'The type of stock that the file has.' })
  @IsStockKind()
  kind!: string;

  @Field(() => GraphQLUpload, { nullable: true, description: 'The file: see importStock. Null: that of `fileOf`.' })
  @IsOptional()
  file?: Promise<Upload> | Upload | null;

  @Field(() => ID, {
    nullable: true,
    description: 'An earlier run, such as a dry one, whose kept file is taken. Null: `file` brings one.',
  })
  @IsOptionalId()
  fileOf?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'A saved profile by which the file is read. What `profile` says comes on top of it.',
  })
  @IsOptionalId()
  profileId?: number | null;

  @OptionalIdempotencyKey(
    "The caller's own name for this import: sent again with the same file and options, it answers the first run. With others it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days.",
  )
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input of cancelImport.' })
export class CancelImportInput {
  @Field(() => ID, { description: 'Id of the run.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of undoImport.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'Id of the run.' })
  @IsId()
  id!: number;
}

/** Which run. */
export class ImportRunId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Narrows a list of import runs. Fields are joined by AND, values of a list by OR.' })
export class ImportRunFilter {
  @FilterEnums(() => StockKind, 'Types of stock.')
  kinds?: string[] | null;

  @FilterEnums(() => ImportRunState, 'Where they stand.')
  states?: ImportRunState[] | null;

  @FilterEnums(() => ImportOrigin, 'By which way the files came.')
  origins?: ImportOrigin[] | null;

  @FilterFlag('Dry runs only, or all others only.')
  isDryRun?: boolean | null;

  @FilterText('Part of the name of the file, the vendor, the profile, or the address of whoever started it.')
  text?: string | null;

  @FilterRange(() => DateTimeRange, 'When they were asked for.')
  createdAt?: DateTimeRange | null;
}

/** A question for runs. */
export class ImportRunQuery {
  @OptionalObject(() => ImportRunFilter)
  filter?: ImportRunFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
