import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../kernel/input/day.ts';
import { ApiKeyScope, type Scope } from '../../../kernel/use-cases/scope.ts';
import { describedEnum } from '../../../kernel/values/described-enum.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import type { ApiKey } from './api-key.entity.ts';
import { budgetOf } from './budget-bounds.ts';

enum ApiKeyState {
  ACTIVE = 'ACTIVE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
}

describedEnum(ApiKeyState, {
  name: 'ApiKeyState',
  description: 'Whether a key works.',
  values: {
    ACTIVE: 'It works, as long as its owner may sign in.',
    EXPIRED: 'It has ended by itself: it can be made to last longer.',
    REVOKED: 'It has been ended for good.',
  },
});

@ObjectType('ApiKeyBudget', { simpleResolvers: true, description: 'What programs may spend with a key.' })
class ApiKeyBudgetType {
  @Field(() => Int, { description: 'What there is when nothing has been spent.' }) limit!: number;
  @Field(() => Int, { description: 'What comes back each second, up to the limit.' }) restorePerSecond!: number;
}

@ObjectType('ApiKeyUsage', { simpleResolvers: true, description: 'What was done with a key on one day.' })
export class ApiKeyUsageType {
  @Field(() => DateScalar, { description: 'The day, in UTC.' }) day!: string;
  @Field(() => Int, { description: 'How many requests came.' }) requests!: number;
  @Field(() => Int, { description: 'What they took of the budget.' }) cost!: number;
  @Field(() => Int, { description: 'How many of them were answered by an error, or by one among others.' })
  errors!: number;
  @Field(() => Int, { description: 'How many items it was told to keep by feeds of the stock.' })
  feedUpserts!: number;
  @Field(() => Int, { description: 'How many items it was told to remove by feeds of the stock.' })
  feedRemovals!: number;
}

@ObjectType('ApiKeyFeed', {
  simpleResolvers: true,
  description: 'How the stock is followed with a key, whichever of its feeds was read last.',
})
export class ApiKeyFeedType {
  @Field(() => DateTimeScalar, { description: 'When a step of a feed was last read.' }) lastReadAt!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a feed was last read to its end: what was committed by then has been told. Null: not yet.',
  })
  caughtUpAt!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How far its copy of the stock may be behind: the seconds since `caughtUpAt`. Null: it has none yet.',
  })
  lagSeconds!: number | null;
}

@ObjectType('ApiKey', {
  simpleResolvers: true,
  description:
    'A key that a program sends in place of a token, as `Authorization: Bearer fk_…`. It acts for its owner, as far as its scopes go: it stops as soon as they may not sign in any more, and a key of an administrator has no more than a trader has. That its owner signs out everywhere or changes their password does not end it; blocking or deleting them does.',
})
export class ApiKeyType {
  @Field(() => ID, { description: 'Id of the key.' }) id!: number;
  @Field(() => String, { description: 'By which people know it.' }) name!: string;
  @Field(() => String, {
    description: 'What stands in it between `fk_` and the secret. It stays when the key is rotated.',
  })
  publicId!: string;
  @Field(() => String, { description: 'The last four characters of the key.' }) lastFour!: string;
  @Field(() => [ApiKeyScope], { description: 'What it opens.' }) scopes!: Scope[];
  @Field(() => Boolean, { description: 'Whether it is for trying things out.' }) isTest!: boolean;
  @Field(() => ApiKeyState, { description: 'Whether it works.' }) state!: ApiKeyState;
  @Field(() => [String], { description: 'Ranges of addresses from which it works, as CIDR. Empty: from anywhere.' })
  addressRanges!: string[];
  @Field(() => ApiKeyBudgetType, { description: 'What programs may spend with it.' }) budget!: ApiKeyBudgetType;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself. Null: never.' })
  expiresAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was ended for good. Null: it was not.' })
  revokedAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when the key from before the last rotation works, too. Null: it does not.',
  })
  olderWorksUntil!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was used last, to the minute. Null: never.' })
  lastUsedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'The address from which. Null: it was never used.' })
  lastUsedAddress!: string | null;
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' }) version!: number;
}

@ObjectType()
abstract class ApiKeyPayload {
  @Field(() => ApiKeyType, { simple: true, description: 'The key as it is now.' })
  apiKey!: ApiKeyType;
}

@ObjectType()
abstract class SecretPayload extends ApiKeyPayload {
  @Field(() => String, {
    simple: true,
    description: 'The key itself, `fk_…`: told here and never again. Whoever has it acts for its owner.',
  })
  key!: string;
}

@ObjectType({ description: 'Outcome of createApiKey.' })
export class CreateApiKeyPayload extends SecretPayload {}

@ObjectType({ description: 'Outcome of rotateApiKey.' })
export class RotateApiKeyPayload extends SecretPayload {}

@ObjectType({ description: 'Outcome of updateApiKey.' })
export class UpdateApiKeyPayload extends ApiKeyPayload {}

@ObjectType({ description: 'Outcome of revokeApiKey.' })
export class RevokeApiKeyPayload extends ApiKeyPayload {}

/** Converts a key to its GraphQL type. */
export const keyView = (key: ApiKey): ApiKeyType => {
  const { olderSecretEndsAt } = key;
  return {
    id: key.id,
    name: key.name,
    publicId: key.publicId,
    lastFour: key.lastFour,
    scopes: key.scopes,
    isTest: key.isTest,
    state: stateOf(key),
    addressRanges: key.addressRanges,
    budget: budgetOf(key.budgetLimit, key.budgetRestorePerSecond),
    createdAt: key.createdAt,
    expiresAt: key.expiresAt,
    revokedAt: key.revokedAt,
    olderWorksUntil: olderSecretEndsAt !== null && olderSecretEndsAt > new Date() ? olderSecretEndsAt : null,
    lastUsedAt: key.lastUsedAt,
    lastUsedAddress: key.lastUsedAddress,
    version: key.version,
  };
};

function stateOf({ revokedAt, expiresAt }: ApiKey): ApiKeyState {
  if (revokedAt !== null) return ApiKeyState.REVOKED;
  return expiresAt !== null && expiresAt <= new Date() ? ApiKeyState.EXPIRED : ApiKeyState.ACTIVE;
}
