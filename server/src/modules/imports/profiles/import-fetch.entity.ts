import { HiddenProps, type Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalLine, RequiredFlag, RequiredLine } from '../../../kernel/input/field-rules.ts';
import { IsEnum, Matches } from '../../../kernel/input/rules.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

/** The values are stored in the database. */
export enum ImportFetchInterval {
  HOUR = 'hour',
  DAY = 'day',
  WEEKDAY = 'weekday',
}

describedEnum(ImportFetchInterval, {
  name: 'ImportFetchInterval',
  description: 'Interval of a scheduled fetch.',
  values: { HOUR: 'Every hour.', DAY: 'Every day.', WEEKDAY: 'Monday to Friday.' },
});

@ObjectType({ simpleResolvers: true, description: 'Schedule of a fetch.' })
export class ImportFetchSchedule {
  @Field(() => ImportFetchInterval, { description: 'Interval.' })
  @IsEnum(ImportFetchInterval, { message: 'must be HOUR, DAY or WEEKDAY' })
  readonly every!: ImportFetchInterval;

  @Field(() => String, {
    nullable: true,
    description: 'Time of day such as 06:30, in UTC. Null for HOUR, required for other intervals.',
  })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time of day such as 06:30' })
  @OptionalLine(5)
  readonly time!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Scheduled fetch of a profile: URL, schedule and result of the last attempt.',
})
@Entity({ tableName: 'import_fetch' })
@Check({ name: 'import_fetch_every_check', expression: "every in ('hour', 'day', 'weekday')" })
@Check({ name: 'import_fetch_time_check', expression: "(time is null) = (every = 'hour')" })
export class ImportFetch {
  [HiddenProps]?: 'passwordSecret';

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

  @Field(() => String, {
    description:
      'HTTPS URL of the file. User name and password in the URL are stored separately. URLs in private networks are not fetched.',
  })
  @RequiredLine(2_000)
  @Property({ type: 'text' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'User name for HTTP basic authentication. Null if not set.' })
  @OptionalLine(200)
  @Property({ type: 'text', nullable: true })
  userName: string | null = null;

  /** Encrypted password, sent only to the server that hosts the file. Null if not set. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordSecret: string | null = null;

  @Property({ type: 'text' })
  every!: ImportFetchInterval;

  /** `HH:MM` in UTC. Null for hourly fetches. */
  @Property({ type: 'text', nullable: true })
  time: string | null = null;

  @Field(() => Boolean, { description: 'Whether the schedule is active.' })
  @RequiredFlag()
  @Property({ type: 'boolean' })
  isActive: boolean & Opt = true;

  // The name is set explicitly, because a simple resolver would return the property `nextAt`.
  @Field(() => DateTimeScalar, {
    name: 'nextAt',
    simple: false,
    nullable: true,
    description: 'Time of the next fetch. Null if the schedule is not active.',
  })
  @Property({ type: 'datetime', nullable: true, index: true })
  dueAt: Date | null = null;

  /** Number of failed attempts since the scheduled time. */
  @Property({ type: 'smallint', default: 0 })
  failedAttempts: number & Opt = 0;

  /** `ETag` of the last imported file. */
  @Property({ type: 'text', nullable: true })
  etag: string | null = null;

  /** `Last-Modified` of the last imported file. */
  @Property({ type: 'text', nullable: true })
  lastModified: string | null = null;

  /** Hash of the last imported file, in hexadecimal. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last attempt. Null if there was none.' })
  @Property({ type: 'datetime', nullable: true })
  lastAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Error message of the last attempt. Null if it succeeded, even if the file had not changed.',
  })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** Failure that was last reported by email. Null if a fetch has succeeded since. */
  @Property({ type: 'text', nullable: true })
  toldFailure: string | null = null;

  /** Kind of rejection that was last reported by email. Null if a file was imported since. */
  @Property({ type: 'text', nullable: true })
  toldRefusal: string | null = null;
}
