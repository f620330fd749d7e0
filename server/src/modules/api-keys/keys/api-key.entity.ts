import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Scope } from '../../../kernel/use-cases/scope.ts';
import { User } from '../../accounts/users/index.ts';

/** A key that a program sends in place of a token: it acts for its owner, as far as its scopes go. */
@Check({
  name: 'api_key_scopes_check',
  expression:
    "cardinality(scopes) > 0 and scopes <@ '{STOCK_READ,PRICES_READ,HOLDS_WRITE,ORDERS_READ,ORDERS_WRITE,WEBHOOKS_MANAGE}'::text[]",
})
@Check({
  name: 'api_key_older_secret_check',
  expression: '(older_secret_hash is null) = (older_secret_ends_at is null)',
})
@Check({
  name: 'api_key_budget_check',
  expression:
    '(budget_limit is null) = (budget_restore_per_second is null) and budget_limit > 0 and budget_restore_per_second > 0',
})
@Entity({ tableName: 'api_key' })
export class ApiKey {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade' })
  @Index()
  userId!: number;

  /** What stands between `fk_` and the secret. */
  @Property({ type: 'text' })
  @Unique({ name: 'api_key_public_id_unique' })
  publicId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text[]' })
  scopes!: Scope[];

  /** For trying things out. */
  @Property({ type: 'boolean', default: false })
  isTest: boolean & Opt = false;

  /** SHA-256. */
  @Property({ type: 'blob', lazy: true })
  secretHash!: Buffer;

  /** The end of the secret, by which people tell keys apart. */
  @Property({ type: 'text' })
  lastFour!: string;

  /** Of the secret before the last rotation, as long as that goes on working. */
  @Property({ type: 'blob', nullable: true, lazy: true })
  olderSecretHash: Buffer | null = null;

  @Property({ type: 'datetime', nullable: true })
  olderSecretEndsAt: Date | null = null;

  /** CIDR. Empty: from anywhere. */
  @Property({ type: 'text[]', default: [] })
  addressRanges: string[] & Opt = [];

  @Property({ type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;

  /** Null: the usual budget. */
  @Property({ type: 'integer', nullable: true })
  budgetLimit: number | null = null;

  @Property({ type: 'integer', nullable: true })
  budgetRestorePerSecond: number | null = null;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastUsedAddress: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}
