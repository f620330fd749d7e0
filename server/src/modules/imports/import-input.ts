import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Field, InputType, Int, registerEnumType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { IsBoolean, IsDefined, IsEnum, IsInt, IsOptional, Min } from '../../kernel/input/rules.ts';
import type { Upload } from '../../kernel/input/upload.ts';
import { ImportMode } from './import-mode.ts';
import { ImportProfile } from './reading/import-profile.ts';

registerEnumType(ImportMode, {
  name: 'ImportMode',
  description: 'What to do with stock that the file does not name.',
  valuesConfig: {
    ADD_OR_UPDATE: { description: 'Leave it.' },
    REPLACE: { description: 'Deactivate it, unless it is on Hold, on Memo or promised to somebody.' },
  },
});

/** What is to be done with a file. */
@InputType()
export class ImportOptionsInput {
  @Field(() => ImportMode, { defaultValue: ImportMode.ADD_OR_UPDATE, description: 'What to do with other stock.' })
  @IsEnum(ImportMode)
  mode: ImportMode = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Take over the rows without problems. By default a file with problems changes nothing.',
  })
  @IsBoolean()
  skipInvalid: boolean = false;

  @Field(() => Boolean, { defaultValue: false, description: 'Tell what would happen, change nothing.' })
  @IsBoolean()
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

  @Field(() => ImportProfile, { nullable: true, description: 'How to read the file.' })
  @OptionalObject(() => ImportProfile)
  profile?: ImportProfile | null;
}

/** What every import takes. */
@InputType({ description: 'A file, and what to do with it.' })
export class StockFileInput extends ImportOptionsInput {
  @Field(() => GraphQLUpload, {
    description:
      'A workbook (.xlsx), or CSV with , ; tab or | in UTF-8, UTF-16 or Windows-1252; one header line, titles above it are left out.',
  })
  @IsDefined({ message: 'is missing' })
  file!: Promise<Upload> | Upload;
}
