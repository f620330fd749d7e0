import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Subfolder of the import folder that has no profile and whose files were reported by email. */
@Entity({ tableName: 'import_stray_folder' })
export class StrayFolder {
  /** Name of the folder. Empty for the import folder itself. */
  @PrimaryKey({ type: 'text' })
  name!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  toldAt: Date & Opt = new Date();
}
