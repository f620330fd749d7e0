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

/** A folder name that is valid in every file system and cannot lead to another folder. */
const FolderName = (): PropertyDecorator =>
  all(
    Matches(/^(?![ .])(?!(done|refused|con|prn|aux|nul|(com|lpt)\d)$)[^\\/:*?"<>|]*(?<![ .])$/i, {
      message: 'must be a name of a folder: no slashes, none of : * ? " < > |, no dot at an end, not done or refused',
    }),
    OptionalLine(longestName),
  );

/** How the files of one vendor are read, and what to do with files from the import folder or a scheduled fetch. */
@ObjectType({
  simpleResolvers: true,
  description:
    'How the files of one vendor are read, and what to do with files from the import folder or a scheduled fetch.',
})
@Entity({ tableName: 'import_profile' })
export class SavedImportProfile {
  @Field(() => ID, { description: 'Profile ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => StockKind, { description: 'The stock type of the files. It cannot be changed later.' })
  @IsStockKind()
  @Property({ type: 'text' })
  kind!: string;

  @Field(() => String, { description: 'Name of the profile: one line, unique, ignoring case.' })
  @RequiredLine(longestName)
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  @Field(() => ImportProfile, {
    description:
      'How the files are read. Its fields must be fields of the stock type. Updates replace the whole profile.',
  })
  @RequiredObject(() => ImportProfile)
  @Property({ type: 'json', columnType: 'json' })
  profile!: ImportProfile;

  @Field(() => ImportMode, {
    description: 'How files from the import folder or a scheduled fetch affect stock that they do not name.',
  })
  @IsEnum(ImportMode)
  @Property({ type: 'text' })
  mode: ImportMode & Opt = ImportMode.ADD_OR_UPDATE;

  @Field(() => Boolean, {
    description:
      'For files from the import folder or a scheduled fetch. True: rows with problems are skipped. False: a file with problems changes nothing.',
  })
  @RequiredFlag()
  @Property({ type: 'boolean' })
  skipInvalid: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description:
      'Gets an email when a file from the import folder or a scheduled fetch was not imported. Null: the company mailbox.',
  })
  @OptionalEmail()
  @Property({ type: 'text', nullable: true })
  notifyEmail: string | null = null;

  // Some file systems ignore case.
  @Field(() => String, {
    nullable: true,
    description:
      'Subfolder of the import folder (IMPORT_DIR) whose files are read with this profile. One name without slashes, unique, ignoring case. Null: none.',
  })
  @FolderName()
  @Property({ type: 'string', columnType: 'citext', nullable: true, unique: true })
  folder: string | null = null;

  /** Counts the changes, including those of the fetch. */
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
