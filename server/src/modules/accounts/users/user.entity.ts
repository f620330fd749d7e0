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
  description: 'What a user may do.',
  valuesConfig: {
    ADMINISTRATOR: { description: 'Runs the company.' },
    AGENT: { description: 'A trader with a logo, a color and a domain of their own.' },
    USER: { description: 'A trader.' },
  },
});

/** Fields that administrators change with `updateUser`. Role, approval, block, color and domain have mutations of their own. */
export const editableUserFields = ['email', 'businessTypeId'] as const;

/** A person with an account. */
@ObjectType({
  simpleResolvers: true,
  description: 'A person with an account. Seen by themselves and by administrators.',
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

  @Field(() => ID, { description: 'The same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Compared without case. */
  @Field(() => String, { description: 'What the user signs in with.' })
  @InputField(
    () => String,
    'What the user signs in with. Links that were emailed to the former address stop working. If it was not confirmed yet, a new link is emailed to the new address.',
  )
  @RequiredEmail()
  @Property({ type: 'string', columnType: 'citext', unique: true })
  email!: string;

  /** PHC string. */
  @Property({ type: 'text', lazy: true, hidden: true })
  passwordHash!: string;

  @Field(() => UserRole, { description: 'What they may do.' })
  @Property({ type: 'text' })
  role: UserRole & Opt = UserRole.USER;

  @Rest('approved')
  @Field(() => Boolean, { description: 'An administrator has let them in.' })
  @Property({ type: 'boolean', default: false })
  isApproved: boolean & Opt = false;

  /** As stored. Rows say whether the block is still in force. */
  @Rest('blocked')
  @Field(() => Boolean, { description: 'Blocked now. A block whose date has passed has ended.' })
  @Property({ type: 'boolean', default: false })
  isBlocked: boolean & Opt = false;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the block ends, or ended, by itself. Null: never.',
  })
  @Property({ type: 'datetime', nullable: true })
  blockedUntil: Date | null = null;

  @Rest('emailConfirmed')
  @Field(() => Boolean, { description: 'They have shown that they read mail at their address.' })
  @Property({ type: 'boolean', default: false })
  isEmailConfirmed: boolean & Opt = false;

  @Field(() => DateTimeScalar, { description: 'When they registered.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  registrationDate: Date & Opt = new Date();

  @Field(() => DateTimeScalar, { nullable: true, description: 'When they last signed in.' })
  @Property({ type: 'datetime', nullable: true })
  lastLoginDate: Date | null = null;

  @Field(() => String, { nullable: true, description: "An agent's color: #rgb or #rrggbb." })
  @Property({ type: 'text', nullable: true })
  primaryColor: string | null = null;

  /** In lower case. */
  @Field(() => String, { nullable: true, description: "An agent's host name." })
  @Property({ type: 'text', nullable: true, unique: true })
  domain: string | null = null;

  @Field(() => String, { nullable: true, description: "Path of an agent's logo, below `/media`." })
  @Property({ type: 'text', nullable: true })
  logoUrl: string | null = null;

  /** Of the reference list. Null for administrators made at start. */
  @InputField(() => ID, 'Of `referenceLists.businessTypes`.')
  @BusinessTypeId()
  @Property({ type: 'smallint', nullable: true })
  businessTypeId: number | null = null;

  /** Part of every token: a change of it ends all sessions. */
  @Property({ type: 'integer', default: 0, hidden: true })
  tokenVersion: number & Opt = 0;

  /** Counted by triggers, which also count changes of markups and pages. Signing in is not counted. */
  @Rest(false)
  @Field(() => Int, {
    description:
      'Counts the changes of what administrators decide: role, approval, block, logo, color, domain, markups, pages. Sent back as `expectedVersion`.',
  })
  @Property({ type: 'integer', default: 1 })
  readonly version!: number & Opt;

  @Field(() => [Address], { description: 'The first is the primary one.' })
  @OneToMany({ entity: () => Address, mappedBy: 'user', orderBy: { id: 'asc' } })
  addresses = new Collection<Rel<Address>>(this);

  @Field(() => [Markup], {
    description: 'The first that matches an item counts. Empty for traders who ask about themselves.',
  })
  @OneToMany({ entity: () => Markup, mappedBy: 'user', orderBy: { id: 'asc' } })
  markups = new Collection<Rel<Markup>>(this);

  @Field(() => [PageAccess], { description: 'Pages that they may see. Empty: all.' })
  @OneToMany({ entity: () => PageAccess, mappedBy: 'user', orderBy: { id: 'asc' } })
  accesses = new Collection<Rel<PageAccess>>(this);

  @Field(() => [EmailChannel], { description: 'Newsletters that they get.' })
  @ManyToMany({
    entity: () => EmailChannel,
    pivotTable: 'email_subscription',
    joinColumn: 'user_id',
    inverseJoinColumn: 'channel_id',
    orderBy: { id: 'asc' },
  })
  emailChannels = new Collection<EmailChannel>(this);

  /** Ends every session at once. */
  endSessions(): void {
    this.tokenVersion += 1;
  }
}
