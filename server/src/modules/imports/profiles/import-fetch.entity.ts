import type { Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SavedImportProfile } from './saved-profile.entity.ts';

/** How often a file is fetched. The values are those of the database. */
export enum ImportFetchInterval {
  HOUR = 'hour',
  DAY = 'day',
  WEEKDAY = 'weekday',
}

/** Where the files of a profile are fetched from and when, and what is known of the last attempt. */
@Entity({ tableName: 'import_fetch' })
@Check({ name: 'import_fetch_every_check', expression: "every in ('hour', 'day', 'weekday')" })
@Check({ name: 'import_fetch_time_check', expression: "(time is null) = (every = 'hour')" })
export class ImportFetch {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({
    entity: () => SavedImportProfile,
    fieldName: 'profile_id',
    mapToPk: true,
    unique: true,
    deleteRule: 'cascade',
  })
  profileId!: number;

  /** Without a name or password in it. */
  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'text', nullable: true })
  userName: string | null = null;

  /** Password for the server of the file, sealed; sent to that server only. Null if it needs none. */
  @Property({ type: 'text', nullable: true })
  passwordSecret: string | null = null;

  @Property({ type: 'text' })
  every!: ImportFetchInterval;

  /** `HH:MM`, UTC. Null: once an hour. */
  @Property({ type: 'text', nullable: true })
  time: string | null = null;

  @Property({ type: 'boolean' })
  isActive: boolean & Opt = true;

  /** When it is fetched next. Null: by nobody. */
  @Property({ type: 'datetime', nullable: true, index: true })
  dueAt: Date | null = null;

  /** Attempts that have failed since the schedule's time. */
  @Property({ type: 'smallint', default: 0 })
  failedAttempts: number & Opt = 0;

  /** What the server calls the state of the file that was read last. */
  @Property({ type: 'text', nullable: true })
  etag: string | null = null;

  /** When it says that the file was changed. */
  @Property({ type: 'text', nullable: true })
  lastModified: string | null = null;

  /** Of the file's bytes, in hexadecimals. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  /** When it was tried last. */
  @Property({ type: 'datetime', nullable: true })
  lastAt: Date | null = null;

  /** Why that failed, for people. Null: it went well. */
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** Which failure somebody has had a mail about. Null: none since it went well. */
  @Property({ type: 'text', nullable: true })
  toldFailure: string | null = null;

  /** The same of refused files: what kind of refusal. */
  @Property({ type: 'text', nullable: true })
  toldRefusal: string | null = null;
}
