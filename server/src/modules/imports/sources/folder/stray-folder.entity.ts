import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A subfolder of the import folder with files that no profile reads, of which people have been told. */
@Entity({ tableName: 'import_stray_folder' })
export class StrayFolder {
  /** Empty: the import folder itself. */
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  toldAt: Date & Opt = new Date();
}
