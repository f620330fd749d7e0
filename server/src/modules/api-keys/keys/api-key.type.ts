import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { all, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { ApiKey } from './api-key.entity.ts';
import { budgetBounds } from './budget-bounds.ts';

const Amount = ({ min, max }: { min: number; max: number }): PropertyDecorator => all(Max(max), Min(min), IsInt());

@ObjectType({ simpleResolvers: true, description: 'Budget of the requests that programs send with a key.' })
export class ApiKeyBudget {
  @Field(() => Int, { description: 'Budget when nothing has been spent: 1,000 to 10,000,000.' })
  @Amount(budgetBounds.limit)
  limit!: number;

  @Field(() => Int, { description: 'Amount restored each second, up to the limit: 10 to 100,000.' })
  @Amount(budgetBounds.restorePerSecond)
  restorePerSecond!: number;
}

@ObjectType()
abstract class ApiKeyPayload {
  @Field(() => ApiKey, { simple: true, description: 'The key as it is now.' })
  apiKey!: ApiKey;
}

@ObjectType()
abstract class SecretPayload extends ApiKeyPayload {
  @Field(() => String, {
    simple: true,
    description: 'The key itself, `fk_…`. It is returned only here. Anyone with the key can act for its owner.',
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
