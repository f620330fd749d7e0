import { HiddenProps, type Opt } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalLine, RequiredFlag, RequiredLine } from '../../../kernel/input/field-rules.ts';
import { IsEnum, Matches } from '../../../kernel/input/rules.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { SavedImportProfile } from './saved-profile.entity.ts';

/** How often a file is fetched. The values are those of the database. */
export enum ImportFetchInterval {
  HOUR = 'hour',
  DAY = 'day',
  WEEKDAY = 'weekday',
}

describedEnum(ImportFetchInterval, {
  name: 'ImportFetchInterval',
  description: 'How often a file is fetched.',
  values: { HOUR: 'Once an hour.', DAY: 'Every day.', WEEKDAY: 'Monday to Friday.' },
});

@ObjectType({ simpleResolvers: true, description: 'When a file is fetched.' })
export class ImportFetchSchedule {
  @Field(() => ImportFetchInterval, { description: 'How often.' })
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

/** Where the files of a profile are fetched from and when, and the result of the last attempt. */
@ObjectType({
  simpleResolvers: true,
  description: 'Where the files of a profile are fetched from and when, and the result of the last attempt.',
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
      'HTTPS URL of the file. A user name and password in it are stored separately. Private network addresses are not fetched.',
  })
  @RequiredLine(2_000)
  @Property({ type: 'text' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'User name for HTTP basic authentication. Null: none.' })
  @OptionalLine(200)
  @Property({ type: 'text', nullable: true })
  userName: string | null = null;

  /** Password for the server of the file, sealed; sent to that server only. Null if it needs none. */
  @Property({ type: 'text', nullable: true, hidden: true })
  passwordSecret: string | null = null;

  @Property({ type: 'text' })
  every!: ImportFetchInterval;

  /** `HH:MM`, UTC. Null: once an hour. */
  @Property({ type: 'text', nullable: true })
  time: string | null = null;

  @Field(() => Boolean, { description: 'Whether the schedule is active.' })
  @RequiredFlag()
  @Property({ type: 'boolean' })
  isActive: boolean & Opt = true;

  // A simple resolver would read `nextAt`.
  @Field(() => DateTimeScalar, {
    name: 'nextAt',
    simple: false,
    nullable: true,
    description: 'When the file is fetched next. Null: not at all.',
  })
  @Property({ type: 'datetime', nullable: true, index: true })
  dueAt: Date | null = null;

  /** Failed attempts since the scheduled time. */
  @Property({ type: 'smallint', default: 0 })
  failedAttempts: number & Opt = 0;

  /** `ETag` of the file that was read last. */
  @Property({ type: 'text', nullable: true })
  etag: string | null = null;

  /** `Last-Modified` of that file. */
  @Property({ type: 'text', nullable: true })
  lastModified: string | null = null;

  /** Hash of the file in hexadecimal. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last attempted. Null: never.' })
  @Property({ type: 'datetime', nullable: true })
  lastAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the last attempt failed, as text for people. Null if it succeeded, whether or not the file had changed.',
  })
  @Property({ type: 'text', nullable: true })
  failure: string | null = null;

  /** The failure that was last reported by email. Null: none since the last success. */
  @Property({ type: 'text', nullable: true })
  toldFailure: string | null = null;

  /** The kind of refusal that was last reported by email. */
  @Property({ type: 'text', nullable: true })
  toldRefusal: string | null = null;
}
