import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from '../../../kernel/graphql.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { feedHealthOf, usageOf } from '../usage/read-usage.ts';
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

const whose = "Whose; the caller's when left out. Another one's: Administrators only.";

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @Query(() => [ApiKey], {
    nullable: true,
    description:
      "The caller's keys, newest first: those that work, and the last 50 that have ended. Another one's for Administrators: USER_NOT_FOUND. Signed-in users only.",
  })
  apiKeys(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { nullable: true, description: whose }) userId?: number | null,
  ) {
    return findApiKeys(ctx, { userId });
  }

  @Query(() => ApiKey, {
    nullable: true,
    description: "One key. ITEM_NOT_FOUND for somebody else's too. Signed-in users only.",
  })
  apiKey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: number,
    @Arg('userId', () => ID, { nullable: true, description: whose }) userId?: number | null,
  ) {
    return findApiKey(ctx, { id, userId });
  }

  @Mutation(() => CreateApiKeyPayload, {
    nullable: true,
    description:
      'Makes a key, and tells it once. INVALID_REQUEST names a wrong field, and is a conflict (409) where 20 keys work already. Administrators make keys for any user. Signed-in users only.',
  })
  createApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput) {
    return createApiKey(ctx, input);
  }

  @Mutation(() => UpdateApiKeyPayload, {
    nullable: true,
    description:
      'Changes what is given of a key; it counts at the next request. STALE_VERSION when it was changed meanwhile; a conflict (409) for a key that has been revoked. Signed-in users only.',
  })
  async updateApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateApiKeyInput) input: UpdateApiKeyInput) {
    return { apiKey: await updateApiKey(ctx, input) };
  }

  @Mutation(() => RotateApiKeyPayload, {
    nullable: true,
    description:
      'Gives a key another secret, and tells it once. The key of before works for 24 more hours, or ends at once; one from before an earlier rotation ends in any case. Signed-in users only.',
  })
  rotateApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => RotateApiKeyInput) input: RotateApiKeyInput) {
    return rotateApiKey(ctx, input);
  }

  @Mutation(() => RevokeApiKeyPayload, {
    nullable: true,
    description: 'Ends a key for good, at once. Signed-in users only.',
  })
  async revokeApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => RevokeApiKeyInput) input: RevokeApiKeyInput) {
    return { apiKey: await revokeApiKey(ctx, input) };
  }

  @FieldResolver(() => ApiKeyState, { description: 'Whether the key works.' })
  state(@Root() key: ApiKey): ApiKeyState {
    return stateOf(key);
  }

  @FieldResolver(() => ApiKeyBudget, { description: 'Budget of the requests that programs send with the key.' })
  budget(@Root() { budgetLimit, budgetRestorePerSecond }: ApiKey): ApiKeyBudget {
    return budgetOf(budgetLimit, budgetRestorePerSecond);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the key from before the last rotation stops working. Null if it does not work.',
  })
  olderWorksUntil(@Root() { olderSecretEndsAt }: ApiKey): Date | null {
    return olderSecretEndsAt !== null && olderSecretEndsAt > new Date() ? olderSecretEndsAt : null;
  }

  @FieldResolver(() => [ApiKeyUsage], {
    description: 'What was done with it on the last days, newest first; days without a request are left out.',
  })
  usage(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ApiKey,
    @Arg('days', () => Int, { nullable: true, description: '1 to 30, today among them; without it 30.' })
    days?: number | null,
  ) {
    return usageOf(ctx, id, days ?? 30);
  }

  @FieldResolver(() => ApiKeyFeed, {
    nullable: true,
    description: 'How the stock is followed with it. Null: no feed was read with it on the last 30 days.',
  })
  feed(@Ctx() ctx: RequestContext, @Root() { id }: ApiKey) {
    return feedHealthOf(ctx, id);
  }
}
