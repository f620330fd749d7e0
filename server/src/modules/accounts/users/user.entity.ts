import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToMany, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UserRole } from '../../../kernel/use-cases/context.ts';
import { Address } from './address.entity.ts';
import { EmailChannel } from './email-channel.entity.ts';
import { Markup } from './markup.entity.ts';
import { PageAccess } from './page-access.entity.ts';

/** Somebody with an account. */
@Entity({ tableName: 'user_account' })
@Check({ name: 'user_account_role_check', expression: "role in ('Administrator', 'Agent', 'User')" })
@Check({ name: 'user_account_block_check', expression: 'is_blocked or blocked_until is null' })
@Check({ name: 'user_account_primary_color_check', expression: "primary_color ~ '^#([0-9a-f]{3}|[0-9a-f]{6})$'" })
@Check({ name: 'user_account_business_type_id_check', expression: 'business_type_id >= 1 and business_type_id <= 5' })
@Check({ name: 'user_account_domain_check', expression: 'domain = lower(domain)' })
@Index({ name: 'user_account_unapproved_index', expression: 'in the migration' })
@Index({ name: 'user_account_blocked_until_index', expression: 'in the migration' })
export class User {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Compared without case. */
  @Property({ type: 'string', columnType: 'citext', unique: true })
  email!: string;

  /** PHC string. */
  @Property({ type: 'text', lazy: true })
  passwordHash!: string;

  @Property({ type: 'text' })
  role: UserRole & Opt = UserRole.USER;

  @Property({ type: 'boolean', default: false })
  isApproved: boolean & Opt = false;

  /** As set; a block whose date has passed is none. */
  @Property({ type: 'boolean', default: false })
  isBlocked: boolean & Opt = false;

  /** When the block ends by itself. Null: never. */
  @Property({ type: 'datetime', nullable: true })
  blockedUntil: Date | null = null;

  @Property({ type: 'boolean', default: false })
  isEmailConfirmed: boolean & Opt = false;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  registrationDate: Date & Opt = new Date();

  @Property({ type: 'datetime', nullable: true })
  lastLoginDate: Date | null = null;

  /** An agent's colour, `#rgb` or `#rrggbb`. */
  @Property({ type: 'text', nullable: true })
  primaryColor: string | null = null;

  /** An agent's host name, in lower case. */
  @Property({ type: 'text', nullable: true, unique: true })
  domain: string | null = null;

  /** Public path of an agent's logo. */
  @Property({ type: 'text', nullable: true })
  logoUrl: string | null = null;

  /** Of the reference list; administrators made at start have none. */
  @Property({ type: 'smallint', nullable: true })
  businessTypeId: number | null = null;

  /** Tokens carry it; raising it ends all of them. */
  @Property({ type: 'integer', default: 0 })
  tokenVersion: number & Opt = 0;

  /**
   * Counts the changes of what administrators decide about the account, its markups and its pages: triggers do it, whoever
   * writes. Signing in is none.
   */
  @Property({ type: 'integer', default: 1 })
  readonly version!: number & Opt;

  /** The first is the primary one. */
  @OneToMany({ entity: () => Address, mappedBy: 'user', orderBy: { id: 'asc' } })
  addresses = new Collection<Rel<Address>>(this);

  /** The first that fits a stone counts. */
  @OneToMany({ entity: () => Markup, mappedBy: 'user', orderBy: { id: 'asc' } })
  markups = new Collection<Rel<Markup>>(this);

  @OneToMany({ entity: () => PageAccess, mappedBy: 'user', orderBy: { id: 'asc' } })
  accesses = new Collection<Rel<PageAccess>>(this);

  /** Newsletters that the user gets. */
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
