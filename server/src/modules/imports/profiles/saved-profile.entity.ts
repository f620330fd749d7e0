import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import {
  OptionalEmail,
  OptionalLine,
  RequiredFlag,
  RequiredLine,
  RequiredObject,
} from '../../../kernel/input/field-rules.ts';
import { all, IsEnum, Matches } from '../../../kernel/input/rules.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { IsStockKind, StockKind } from '../../stock/fields/index.ts';
import { ImportMode } from '../import-mode.ts';
import { ImportProfile } from '../reading/import-profile.ts';

const maxNameLength = 100;

/** Decorator for a folder name that is valid in every file system and cannot refer to a different folder. */
const FolderName = (): PropertyDecorator =>
  all(
    Matches(/^(?![ .])(?!(done|refused|con|prn|aux|nul|(com|lpt)\d)$)[^\\/:*?"<>|]*(?<![ .])$/i, {
      message:
        'must be a folder name without slashes or : * ? " < > |, must not end with a dot, and must not be done or refused',
    }),
    OptionalLine(maxNameLength),
  );

@ObjectType({
  simpleResolvers: true,
  description:
    'Saved profile: how to read the files of one vendor, and options for files from the import folder or a scheduled fetch.',
})
@Entity({ tableName: 'import_profile' })
export class SavedImportProfile {
  @Field(() => ID, { description: 'Profile ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => StockKind, { description: 'Stock type of the files. Cannot be changed.' })
  @IsStockKind()
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => String, { description: 'Name of the profile: one line, unique (case-insensitive).' })
  @RequiredLine(maxNameLength)
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  @Field(() => ImportProfile, {
    description: 'How to read the files. All fields must exist in the stock type. Updates replace the whole profile.',
  })
  @RequiredObject(() => ImportProfile)
  @Property({ type: 'json', columnType: 'json' })
  profile!: ImportProfile;

  @Field(() => ImportMode, {
    description:
      'What to do with stock that the file does not list. Applies to files from the import folder or a scheduled fetch.',
  })
  @IsEnum(ImportMode)
  @Property({ type: 'text' })
  mode: ImportMode & Opt = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    description:
      'Whether to skip rows with problems and import the others. If false, nothing is imported from a file with problems. Applies to files from the import folder or a scheduled fetch.',
  })
  @RequiredFlag()
  @Property({ type: 'boolean' })
  skipInvalid: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description:
      'Recipient of emails about files that could not be imported from the import folder or a scheduled fetch. If null, the company mailbox.',
  })
  @OptionalEmail()
  @Property({ type: 'text', nullable: true })
  notifyEmail: string | null = null;

  // Unique after conversion to lower case, because some file systems ignore case.
  @Field(() => String, {
    nullable: true,
    description:
      'Subfolder of the import folder (IMPORT_DIR) whose files are read with this profile. A single name without slashes, unique (case-insensitive). Null if not set.',
  })
  @FolderName()
  @Property({ type: 'string', columnType: 'citext', nullable: true, unique: true })
  folder: string | null = null;

  /** Also incremented when the fetch changes. */
  @Field(() => Int, { description: 'Increases with each change. Send it as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Field(() => DateTimeScalar, { description: 'Time of the last change.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
