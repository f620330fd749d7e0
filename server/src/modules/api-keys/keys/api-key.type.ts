import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { all, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { ApiKey } from './api-key.entity.ts';
import { budgetBounds } from './budget-bounds.ts';

const Amount = ({ min, max }: { min: number; max: number }): PropertyDecorator => all(Max(max), Min(min), IsInt());

@ObjectType({ simpleResolvers: true, description: 'Budget for requests made with an API key.' })
export class ApiKeyBudget {
  @Field(() => Int, { description: 'Maximum budget: 1,000 to 10,000,000.' })
  @Amount(budgetBounds.limit)
  limit!: number;

  @Field(() => Int, { description: 'Budget restored per second, up to the limit: 10 to 100,000.' })
  @Amount(budgetBounds.restorePerSecond)
  restorePerSecond!: number;
}

@ObjectType()
abstract class ApiKeyPayload {
  @Field(() => ApiKey, { simple: true, description: 'The updated key.' })
  apiKey!: ApiKey;
}

@ObjectType()
abstract class SecretPayload extends ApiKeyPayload {
  @Field(() => String, {
    simple: true,
    description:
      'The key, `fk_…`. It is returned only in this response. Anyone with the key can make requests on behalf of its owner.',
  })
  key!: string;
}

@ObjectType({ description: 'Result of `createApiKey`.' })
export class CreateApiKeyPayload extends SecretPayload {}

@ObjectType({ description: 'Result of `rotateApiKey`.' })
export class RotateApiKeyPayload extends SecretPayload {}

@ObjectType({ description: 'Result of `updateApiKey`.' })
export class UpdateApiKeyPayload extends ApiKeyPayload {}

@ObjectType({ description: 'Result of `revokeApiKey`.' })
export class RevokeApiKeyPayload extends ApiKeyPayload {}
