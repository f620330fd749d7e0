import { HiddenProps, type Opt } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalInstant, RequiredLine } from '../../../kernel/input/field-rules.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { ArrayUnique, IsIn } from '../../../kernel/input/rules.ts';
import { ApiKeyScope, allScopes, type Scope } from '../../../kernel/use-cases/scope.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { User } from '../../accounts/users/index.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'Key that a program sends instead of a token, as `Authorization: Bearer fk_…`. Its requests are made on behalf of its owner, within its scopes. It stops working when its owner can no longer sign in. The key of an administrator has only the permissions of a trader. Signing out everywhere or changing the password does not end a key; blocking or deleting the owner does.',
})
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
  [HiddenProps]?: 'secretHash' | 'olderSecretHash';

  @Field(() => ID, { description: 'Key ID.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, fieldName: 'user_id', mapToPk: true, deleteRule: 'cascade' })
  @Index()
  userId!: number;

  @Field(() => String, {
    description: 'Part of the key between `fk_` and the secret. Rotation does not change it.',
  })
  @Property({ type: 'text' })
  @Unique({ name: 'api_key_public_id_unique' })
  publicId!: string;

  @Field(() => String, { description: 'Name of the key, such as the name of the program that uses it.' })
  @RequiredLine(80)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => [ApiKeyScope], { description: 'Scopes of the key.' })
  @RequiredList(allScopes.length)
  @FilledList()
  @ArrayUnique({ message: 'must not contain duplicate scopes' })
  @IsIn(allScopes, { each: true, message: `must be one of ${allScopes.join(', ')}` })
  @Property({ type: 'text[]' })
  scopes!: Scope[];

  @Field(() => Boolean, { description: 'Whether this is a test key.' })
  @Property({ type: 'boolean', default: false })
  isTest: boolean & Opt = false;

  /** SHA-256 hash of the secret. */
  @Property({ type: 'blob', lazy: true, hidden: true })
  secretHash!: Buffer;

  @Field(() => String, { description: 'Last four characters of the key.' })
  @Property({ type: 'text' })
  lastFour!: string;

  /** Hash of the secret that was valid until the last rotation. Null if that secret no longer works. */
  @Property({ type: 'blob', nullable: true, lazy: true, hidden: true })
  olderSecretHash: Buffer | null = null;

  @Property({ type: 'datetime', nullable: true })
  olderSecretEndsAt: Date | null = null;

  @Field(() => [String], {
    description: 'IP address ranges from which the key works, in CIDR notation. If empty, all addresses.',
  })
  @Property({ type: 'text[]', default: [] })
  addressRanges: string[] & Opt = [];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the key expires. If null, it does not expire.' })
  @OptionalInstant()
  @Property({ type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key was revoked. Null if it has not been revoked.',
  })
  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;

  /** If null, the default budget applies. */
  @Property({ type: 'integer', nullable: true })
  budgetLimit: number | null = null;

  @Property({ type: 'integer', nullable: true })
  budgetRestorePerSecond: number | null = null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key was last used, with a precision of one minute. Null if never.',
  })
  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'IP address that last used the key. Null if the key was never used.',
  })
  @Property({ type: 'text', nullable: true })
  lastUsedAddress: string | null = null;

  @Field(() => DateTimeScalar, { description: 'When the key was created.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date & Opt = new Date();

  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;
}
