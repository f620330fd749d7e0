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

const longestName = 100;

/** A folder name that is valid in every file system and cannot refer to another folder. */
const FolderName = (): PropertyDecorator =>
  all(
    Matches(/^(?![ .])(?!(done|refused|con|prn|aux|nul|(com|lpt)\d)$)[^\\/:*?"<>|]*(?<![ .])$/i, {
      message:
        'must be a folder name without slashes and : * ? " < > |, without a dot at the end, and not done or refused',
    }),
    OptionalLine(longestName),
  );

@ObjectType({
  simpleResolvers: true,
  description:
    'Saved profile: how the files of one vendor are read, and options for files from the import folder or a scheduled fetch.',
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
  @RequiredLine(longestName)
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  @Field(() => ImportProfile, {
    description: 'How the files are read. Fields must exist in the stock type. Updates replace the whole profile.',
  })
  @RequiredObject(() => ImportProfile)
  @Property({ type: 'json', columnType: 'json' })
  profile!: ImportProfile;

  @Field(() => ImportMode, {
    description: 'For files from the import folder or a scheduled fetch: handling of stock that they do not list.',
  })
  @IsEnum(ImportMode)
  @Property({ type: 'text' })
  mode: ImportMode & Opt = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    description:
      'For files from the import folder or a scheduled fetch: whether rows with problems are skipped. If false, a file with problems changes nothing.',
  })
  @RequiredFlag()
  @Property({ type: 'boolean' })
  skipInvalid: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description:
      'Recipient of emails about files from the import folder or a scheduled fetch that were not imported. If null, the company mailbox.',
  })
  @OptionalEmail()
  @Property({ type: 'text', nullable: true })
  notifyEmail: string | null = null;

  // Some file systems ignore case.
  @Field(() => String, {
    nullable: true,
    description:
      'Subfolder of the import folder (IMPORT_DIR) whose files are read with this profile. One name without slashes, unique (case-insensitive). Null if not set.',
  })
  @FolderName()
  @Property({ type: 'string', columnType: 'citext', nullable: true, unique: true })
  folder: string | null = null;

  /** Includes changes of the fetch. */
  @Field(() => Int, { description: 'Increases with each change. Send it as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Field(() => DateTimeScalar, { description: 'Time of the last change.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
