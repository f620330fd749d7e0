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

@InputType({ description: 'Input for `startImport`: a file or an earlier run, and options.' })
export class StartImportInput extends ImportOptionsInput {
  @Field(() => StockKind, { description: 'Stock type of the rows in the file.' })
  @IsStockKind()
  kind!: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'File to import: see `importStock`. If null, the file of the run `fileOf`.',
  })
  @IsOptional()
  file?: Promise<Upload> | Upload | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of an earlier run, such as a dry run, whose stored file is imported. If null, `file` is required.',
  })
  @IsOptionalId()
  fileOf?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the saved profile with which to read the file. Entries of `profile` take precedence.',
  })
  @IsOptionalId()
  profileId?: number | null;

  @OptionalIdempotencyKey(
    'Idempotency key of this import. A repeated request with the same file and options returns the first run. With others it is rejected (409, IDEMPOTENCY_MISMATCH). Valid for 30 days.',
  )
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input for `cancelImport`.' })
export class CancelImportInput {
  @Field(() => ID, { description: 'Import run ID.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Input for `undoImport`.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'Import run ID.' })
  @IsId()
  id!: number;
}

export class ImportRunId {
  @IsId()
  id!: number;
}

@InputType({ description: 'Filter for import runs. Fields are combined with AND, values of a list with OR.' })
export class ImportRunFilter {
  @FilterEnums(() => StockKind, 'Stock types.')
  kinds?: string[] | null;

  @FilterEnums(() => ImportRunState, 'States of the runs.')
  states?: ImportRunState[] | null;

  @FilterEnums(() => ImportOrigin, 'Sources of the files.')
  origins?: ImportOrigin[] | null;

  @FilterFlag('If true, only dry runs. If false, no dry runs. If omitted, all runs.')
  isDryRun?: boolean | null;

  @FilterText(
    'Part of the file name, the vendor, the profile name, or the email address of the administrator who started the run.',
  )
  text?: string | null;

  @FilterRange(() => DateTimeRange, 'Range of the time when the runs were requested.')
  createdAt?: DateTimeRange | null;
}

export class ImportRunQuery {
  @OptionalObject(() => ImportRunFilter)
  filter?: ImportRunFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
