import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Field, InputType, Int, registerEnumType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { IsBoolean, IsDefined, IsEnum, IsInt, IsOptional, Min } from '../../kernel/input/rules.ts';
import type { Upload } from '../../kernel/input/upload.ts';
import { ImportMode } from './import-mode.ts';
import { ImportProfile } from './reading/import-profile.ts';

registerEnumType(ImportMode, {
  name: 'ImportMode',
  description: 'What to do with stock that the file does not list.',
  valuesConfig: {
    ADD_OR_UPDATE: { description: 'Unlisted stock is unchanged.' },
    REPLACE: { description: 'Unlisted stock is deactivated, unless it is on hold, on memo, sold or in an open order.' },
  },
});

@InputType()
export class ImportOptionsInput {
  @Field(() => ImportMode, {
    defaultValue: ImportMode.ADD_OR_UPDATE,
    description: 'What to do with stock that the file does not list.',
  })
  @IsEnum(ImportMode)
  mode: ImportMode = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to skip rows with problems and import the others. If false, nothing is imported from a file with problems.',
  })
  @IsBoolean()
  skipInvalid: boolean = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to report the expected changes without making them.',
  })
  @IsBoolean()
  dryRun: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of items that REPLACE will deactivate, as reported by a dry run or a rejected import. Required as confirmation if it is more than 50 and more than a third of the items that can be deactivated.',
  })
  @IsOptional()
  @Min(0)
  @IsInt()
  confirmRemoved?: number | null;

  @Field(() => ImportProfile, { nullable: true, description: 'Profile with which the file is read.' })
  @OptionalObject(() => ImportProfile)
  profile?: ImportProfile | null;
}

@InputType({ description: 'File to import, with its options.' })
export class StockFileInput extends ImportOptionsInput {
  @Field(() => GraphQLUpload, {
    description:
      'Workbook (.xlsx), or CSV separated by comma, semicolon, tab or |, in UTF-8, UTF-16 or Windows-1252. It must have one header row; titles above it are ignored.',
  })
  @IsDefined({ message: 'is required' })
  file!: Promise<Upload> | Upload;
}
