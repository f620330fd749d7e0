import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Field, InputType, Int, registerEnumType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { IsBoolean, IsDefined, IsEnum, IsInt, IsOptional, Min } from '../../kernel/input/rules.ts';
import type { Upload } from '../../kernel/input/upload.ts';
import { ImportMode } from './import-mode.ts';
import { ImportProfile } from './reading/import-profile.ts';

registerEnumType(ImportMode, {
  name: 'ImportMode',
  description: 'Handling of stock that the file does not list.',
  valuesConfig: {
    ADD_OR_UPDATE: { description: 'It is unchanged.' },
    REPLACE: { description: 'It is deactivated, unless it is on hold, on memo, sold or in an open order.' },
  },
});

@InputType()
export class ImportOptionsInput {
  @Field(() => ImportMode, {
    defaultValue: ImportMode.ADD_OR_UPDATE,
    description: 'Handling of stock that the file does not list.',
  })
  @IsEnum(ImportMode)
  mode: ImportMode = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to import the rows without problems. If false, a file with problems changes nothing.',
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
      'Number of items that REPLACE deactivates, as reported by a dry run or a rejected import. Required if it is more than a third of the items that could be deactivated, and more than 50.',
  })
  @IsOptional()
  @Min(0)
  @IsInt()
  confirmRemoved?: number | null;

  @Field(() => ImportProfile, { nullable: true, description: 'How to read the file.' })
  @OptionalObject(() => ImportProfile)
  profile?: ImportProfile | null;
}

@InputType({ description: 'File to import, with its options.' })
export class StockFileInput extends ImportOptionsInput {
  @Field(() => GraphQLUpload, {
    description:
      'Workbook (.xlsx), or CSV with comma, semicolon, tab or | as separator, in UTF-8, UTF-16 or Windows-1252. It needs one header row; titles above it are ignored.',
  })
  @IsDefined({ message: 'is required' })
  file!: Promise<Upload> | Upload;
}
