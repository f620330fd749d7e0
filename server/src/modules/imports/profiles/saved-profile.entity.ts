import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ImportMode } from '../import-mode.ts';
import type { ImportProfile } from '../reading/import-profile.ts';

/** How the files of one vendor are read, kept under a name, and what to do with files that come by themselves. */
@Entity({ tableName: 'import_profile' })
export class SavedImportProfile {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** The type of stock that the files have, by its name. */
  @Property({ type: 'text' })
  kind!: string;

  /** Compared without case. */
  @Property({ type: 'string', columnType: 'citext', unique: true })
  name!: string;

  /** What a profile's file holds, in its order. */
  @Property({ type: 'json', columnType: 'json' })
  profile!: ImportProfile;

  @Property({ type: 'text' })
  mode: ImportMode & Opt = ImportMode.ADD_OR_UPDATE;

  @Property({ type: 'boolean' })
  skipInvalid: boolean & Opt = false;

  /** Who hears of files that were not taken over. Null: the house. */
  @Property({ type: 'text', nullable: true })
  notifyEmail: string | null = null;

  /** The subfolder of IMPORT_DIR whose files are read so. Compared without case, as some file systems do. */
  @Property({ type: 'string', columnType: 'citext', nullable: true, unique: true })
  folder: string | null = null;

  /** Counts the changes, those of its fetch too. */
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date & Opt = new Date();
}
