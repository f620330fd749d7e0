import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { ExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { OptionalFlag, OptionalObject, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalList } from '../../../kernel/input/list-rules.ts';
import { all, IsId, IsOptionalId, IsString, MaxLength } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { ForAdministrators } from '../../../kernel/use-cases/for-administrators.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyBudget } from './api-key.type.ts';

const Ranges = (description: string): PropertyDecorator =>
  all(
    Field(() => [String], {
      nullable: true,
      description: `IP addresses from which the key works: IPv4 or IPv6, single addresses or ranges such as 192.0.2.0/24 and 2001:db8::/32. ${description}`,
    }),
    MaxLength(100, { each: true, message: 'must have at most 100 characters each' }),
    IsString({ each: true, message: 'must not be blank' }),
    OptionalList(20),
  );

@InputType({ description: 'Budget for requests made with an API key.' })
export class ApiKeyBudgetInput extends newFields(ApiKeyBudget, ['limit', 'restorePerSecond']) {}

const Budget = (description: string): PropertyDecorator =>
  all(
    Field(() => ApiKeyBudgetInput, {
      nullable: true,
      description: `${description} Administrators only: FORBIDDEN for other users.`,
    }),
    ForAdministrators(),
    OptionalObject(() => ApiKeyBudgetInput),
  );

const Owner = (): PropertyDecorator =>
  all(
    Field(() => ID, {
      nullable: true,
      description: "User ID of the owner. Default: the caller. Only administrators may send another user's ID.",
    }),
    IsOptionalId(),
  );

export class ApiKeysQuery {
  @IsOptionalId()
  userId?: number | null | undefined;
}

export class ApiKeyQuery extends ApiKeysQuery {
  @IsId()
  id!: number;
}

@InputType()
export abstract class OneKeyInput {
  @Owner()
  userId?: number | null;

  @Field(() => ID, { description: 'Key ID.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'New API key.' })
export class CreateApiKeyInput extends newFields(ApiKey, ['name', 'scopes', 'expiresAt']) {
  @Owner()
  userId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to create a test key. Default: false.' })
  @OptionalFlag()
  isTest?: boolean | null;

  @Ranges('Default: all addresses.')
  addressRanges?: string[] | null;

  @Budget('Omit for the default budget.')
  budget?: ApiKeyBudgetInput | null;
}

@InputType({ description: 'Changed fields of a key. Omitted fields are unchanged.' })
class ApiKeyPatch extends changedFields(ApiKey, ['name', 'scopes', 'expiresAt']) {
  @Ranges('Null: all addresses.')
  addressRanges?: string[] | null;

  @Budget('Null: the default budget.')
  budget?: ApiKeyBudgetInput | null;
}

@InputType({ description: 'Changes to an API key.' })
export class UpdateApiKeyInput extends OneKeyInput {
  @ExpectedVersion()
  expectedVersion?: number | null;

  @Field(() => ApiKeyPatch, { description: 'Fields to change. Omitted fields are unchanged.' })
  @RequiredObject(() => ApiKeyPatch)
  set!: ApiKeyPatch;
}

@InputType({ description: 'API key whose secret is replaced.' })
export class RotateApiKeyInput extends OneKeyInput {
  @ExpectedVersion()
  expectedVersion?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, the previous key stops working immediately. By default, it works for another 24 hours.',
  })
  @OptionalFlag()
  endsOlderAtOnce?: boolean | null;
}

@InputType({ description: 'API key to revoke.' })
export class RevokeApiKeyInput extends OneKeyInput {
  @ExpectedVersion()
  expectedVersion?: number | null;
}
