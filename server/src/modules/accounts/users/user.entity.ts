import { Collection, HiddenProps, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToMany, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType, registerEnumType } from '../../../kernel/graphql.ts';
import { RequiredEmail } from '../../../kernel/input/field-rules.ts';
import { InputField } from '../../../kernel/resources/derived-inputs.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { Address } from './address.entity.ts';
import { BusinessTypeId } from './business-type-id.ts';
import { EmailChannel } from './email-channel.entity.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';

registerEnumType(UserRole, {
  name: 'UserRole',
  description: "Role of a user. Determines the user's permissions.",
  valuesConfig: {
    ADMINISTRATOR: { description: 'Administrator with all permissions, including the back office.' },
    AGENT: { description: "Trader whose customers use a separate domain, with the agent's logo and color." },
    USER: { description: 'Trader.' },
  },
});

/**
 * Fields that administrators change with `updateUser`. Role, approval, block, color and domain have separate
 * mutations.
 */
export const editableUserFields = ['email', 'businessTypeId'] as const;

@ObjectType({
  simpleResolvers: true,
  description: 'Person with an account. Visible to that person and to administrators.',
})
@Entity({ tableName: 'user_account' })
@Check({ name: 'user_account_role_check', expression: "role in ('Administrator', 'Agent', 'User')" })
@Check({ name: 'user_account_block_check', expression: 'is_blocked or blocked_until is null' })
@Check({ name: 'user_account_primary_color_check', expression: "primary_color ~ '^#([0-9a-f]{3}|[0-9a-f]{6})$'" })
@Check({ name: 'user_account_business_type_id_check', expression: 'business_type_id >= 1 and business_type_id <= 5' })
@Check({ name: 'user_account_domain_check', expression: 'domain = lower(domain)' })
@Index({ name: 'user_account_unapproved_index', expression: 'in the migration' })
@Index({ name: 'user_account_blocked_until_index', expression: 'in the migration' })
export class User {
  [HiddenProps]?: 'passwordHash' | 'tokenVersion';

  @Field(() => ID, { description: 'User ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Unique email address, ignoring case. */
  @Field(() => String, { description: 'Email address, used to sign in.' })
  @InputField(
    () => String,
    'Email address, used to sign in. Links sent to the previous address stop working. If that address was not confirmed, a confirmation link is sent to the new one.',
  )
  @RequiredEmail()
  @Property({ type: 'string', columnType: 'citext', unique: true })
  email!: string;

  /** Hash in PHC string format. */
  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string;

  @Field(() => UserRole, { description: 'Role of the user.' })
  @Property({ type: 'text' })
  role: UserRole & Opt = UserRole.USER;

  @Rest('approved')
  @Field(() => Boolean, { description: 'Whether an administrator has approved the account.' })
  @Property({ type: 'boolean', default: false })
  isApproved: boolean & Opt = false;

  /** Stored value. In rows read with {@link userRows}, it is false once `blockedUntil` has passed. */
  @Rest('blocked')
  @Field(() => Boolean, { description: 'Whether the user is blocked now. False once `blockedUntil` has passed.' })
  @Property({ type: 'boolean', default: false })
  isBlocked: boolean & Opt = false;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the block expires or expired. If null, it does not expire.',
  })
  @Property({ type: 'datetime', nullable: true })
  blockedUntil: Date | null = null;

  @Rest('emailConfirmed')
  @Field(() => Boolean, { description: 'Whether the user has confirmed the email address.' })
  @Property({ type: 'boolean', default: false })
  isEmailConfirmed: boolean & Opt = false;

  @Field(() => DateTimeScalar, { description: 'When the user registered.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  registrationDate: Date & Opt = new Date();

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the user last signed in. Null if never.' })
  @Property({ type: 'datetime', nullable: true })
  lastLoginDate: Date | null = null;

  @Field(() => String, { nullable: true, description: "The agent's color: #rgb or #rrggbb. Null if not set." })
  @Property({ type: 'text', nullable: true })
  primaryColor: string | null = null;

  /** Host name of the agent's domain, in lower case. */
  @Field(() => String, { nullable: true, description: "The agent's host name. Null if not set." })
  @Property({ type: 'text', nullable: true, unique: true })
  domain: string | null = null;

  @Field(() => String, { nullable: true, description: "Path of the agent's logo, below `/media`. Null if not set." })
  @Property({ type: 'text', nullable: true })
  logoUrl: string | null = null;

  /** ID of the business type in the reference list. Null for administrators that the server created at startup. */
  @InputField(() => ID, 'ID of a business type in `referenceLists.businessTypes`.')
  @BusinessTypeId()
  @Property({ type: 'smallint', nullable: true })
  businessTypeId: number | null = null;

  /** Included in each access token, so that incrementing it ends all sessions. */
  @Property({ type: 'integer', default: 0, hidden: true })
  tokenVersion: number & Opt = 0;

  /** Incremented by triggers, also for changes to markups and page permissions. A sign-in does not increment it. */
  @Rest(false)
  @Field(() => Int, {
    description:
      'Increases with each change by administrators: role, approval, block, logo, color, domain, markups, pages. Send it back as `expectedVersion`.',
  })
  @Property({ type: 'integer', default: 1 })
  readonly version!: number & Opt;

  @Field(() => [Address], { description: 'Addresses. The first one is primary.' })
  @OneToMany({ entity: () => Address, mappedBy: 'user', orderBy: { id: 'asc' } })
  addresses = new Collection<Rel<Address>>(this);

  @Field(() => [Markup], {
    description:
      'Markups. The first one that matches an item applies. Always empty when traders read their own account.',
  })
  @OneToMany({ entity: () => Markup, mappedBy: 'user', orderBy: { id: 'asc' } })
  markups = new Collection<Rel<Markup>>(this);

  @Field(() => [PageAccess], { description: 'Pages that the user may see. If empty, all pages.' })
  @OneToMany({ entity: () => PageAccess, mappedBy: 'user', orderBy: { id: 'asc' } })
  accesses = new Collection<Rel<PageAccess>>(this);

  @Field(() => [EmailChannel], { description: 'Newsletters that the user subscribes to.' })
  @ManyToMany({
    entity: () => EmailChannel,
    pivotTable: 'email_subscription',
    joinColumn: 'user_id',
    inverseJoinColumn: 'channel_id',
    orderBy: { id: 'asc' },
  })
  emailChannels = new Collection<EmailChannel>(this);

  /** Ends all sessions of the user. */
  endSessions(): void {
    this.tokenVersion += 1;
  }
}
