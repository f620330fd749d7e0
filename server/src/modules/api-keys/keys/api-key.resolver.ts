import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { feedProgressOf, usageOf } from '../usage/read-usage.ts';
import { ApiKeyFeed, ApiKeyUsage } from '../usage/usage.type.ts';
import { ApiKey } from './api-key.entity.ts';
import { CreateApiKeyInput, RevokeApiKeyInput, RotateApiKeyInput, UpdateApiKeyInput } from './api-key.inputs.ts';
import {
  ApiKeyBudget,
  CreateApiKeyPayload,
  RevokeApiKeyPayload,
  RotateApiKeyPayload,
  UpdateApiKeyPayload,
} from './api-key.type.ts';
import { ApiKeyState, stateOf } from './api-key-state.ts';
import { createApiKey, findApiKey, findApiKeys, revokeApiKey, rotateApiKey, updateApiKey } from './api-keys.ts';
import { budgetOf } from './budget-bounds.ts';

const ownerDescription = "ID of the owner. Default: the caller. Only administrators may send another user's ID.";

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => [ApiKey], {
    nullable: true,
    description:
      'Lists the API keys of the caller or, for administrators, of any user, newest first: all active keys, and the last 50 that expired or were revoked. Errors: USER_NOT_FOUND. Signed-in users only.',
  })
  apiKeys(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { nullable: true, description: ownerDescription }) userId?: number | null,
  ) {
    return findApiKeys(ctx, { userId });
  }

  @Query(() => ApiKey, {
    nullable: true,
    description:
      'Returns an API key by ID. Errors: ITEM_NOT_FOUND, also for the key of another user. Signed-in users only.',
  })
  apiKey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Key ID.' }) id: number,
    @Arg('userId', () => ID, { nullable: true, description: ownerDescription }) userId?: number | null,
  ) {
    return findApiKey(ctx, { id, userId });
  }

  @Mutation(() => CreateApiKeyPayload, {
    nullable: true,
    description:
      'Creates an API key. The key is returned only in this response. Administrators can create keys for any user. Errors: INVALID_REQUEST, naming the invalid field, and 409 if the owner has 20 active keys. Signed-in users only.',
  })
  createApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput) {
    return createApiKey(ctx, input);
  }

  @Mutation(() => UpdateApiKeyPayload, {
    nullable: true,
    description:
      'Changes an API key, effective from the next request. Errors: ITEM_NOT_FOUND; INVALID_REQUEST 409 if another request has changed it (STALE_VERSION) or it has been revoked. Signed-in users only.',
  })
  async updateApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateApiKeyInput) input: UpdateApiKeyInput) {
    return { apiKey: await updateApiKey(ctx, input) };
  }

  @Mutation(() => RotateApiKeyPayload, {
    nullable: true,
    description:
      'Replaces the secret of an API key. The new key is returned only in this response. The previous key works for another 24 hours, or stops working immediately. The key before an earlier rotation stops working in any case. Signed-in users only.',
  })
  rotateApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => RotateApiKeyInput) input: RotateApiKeyInput) {
    return rotateApiKey(ctx, input);
  }

  @Mutation(() => RevokeApiKeyPayload, {
    nullable: true,
    description: 'Revokes an API key permanently, effective immediately. Signed-in users only.',
  })
  async revokeApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => RevokeApiKeyInput) input: RevokeApiKeyInput) {
    return { apiKey: await revokeApiKey(ctx, input) };
  }

  @FieldResolver(() => ApiKeyState, { description: 'State of the key.' })
  state(@Root() key: ApiKey): ApiKeyState {
    return stateOf(key);
  }

  @FieldResolver(() => ApiKeyBudget, { description: 'Budget for requests made with the key.' })
  budget(@Root() { budgetLimit, budgetRestorePerSecond }: ApiKey): ApiKeyBudget {
    return budgetOf(budgetLimit, budgetRestorePerSecond);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key that was valid until the last rotation stops working. Null if it no longer works.',
  })
  olderWorksUntil(@Root() { olderSecretEndsAt }: ApiKey): Date | null {
    return olderSecretEndsAt !== null && olderSecretEndsAt > new Date() ? olderSecretEndsAt : null;
  }

  @FieldResolver(() => [ApiKeyUsage], {
    description: 'Usage of the key by day, newest first. Days without requests are omitted.',
  })
  usage(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ApiKey,
    @Arg('days', () => Int, {
      nullable: true,
      description: 'Number of days including today, from 1 to 30. Default: 30.',
    })
    days?: number | null,
  ) {
    return usageOf(ctx, id, days ?? 30);
  }

  @FieldResolver(() => ApiKeyFeed, {
    nullable: true,
    description: 'Progress of the key in the stock feeds. Null if it has not read a feed within the last 30 days.',
  })
  feed(@Ctx() ctx: RequestContext, @Root() { id }: ApiKey) {
    return feedProgressOf(ctx, id);
  }
}
