import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { feedHealthOf, usageOf } from '../usage/read-usage.ts';
import { CreateApiKeyInput, RevokeApiKeyInput, RotateApiKeyInput, UpdateApiKeyInput } from './api-key.inputs.ts';
import {
  ApiKeyFeedType,
  ApiKeyType,
  ApiKeyUsageType,
  CreateApiKeyPayload,
  keyView,
  RevokeApiKeyPayload,
  RotateApiKeyPayload,
  UpdateApiKeyPayload,
} from './api-key.type.ts';
import { createApiKey, findApiKey, findApiKeys, revokeApiKey, rotateApiKey, updateApiKey } from './api-keys.ts';

const whose = "Whose; the caller's when left out. Another one's: Administrators only.";

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], {
    nullable: true,
    description:
      "The caller's keys, newest first: those that work, and the last 50 that have ended. Another one's for Administrators: USER_NOT_FOUND. Signed-in users only.",
  })
  async apiKeys(
    @Ctx() ctx: RequestContext,
    @Arg('userId', () => ID, { nullable: true, description: whose }) userId?: number | null,
  ) {
    return (await findApiKeys(ctx, { userId })).map(keyView);
  }

  @Query(() => ApiKeyType, {
    nullable: true,
    description: "One key. ITEM_NOT_FOUND for somebody else's too. Signed-in users only.",
  })
  async apiKey(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: number,
    @Arg('userId', () => ID, { nullable: true, description: whose }) userId?: number | null,
  ) {
    return keyView(await findApiKey(ctx, { id, userId }));
  }

  @Mutation(() => CreateApiKeyPayload, {
    nullable: true,
    description:
      'Makes a key, and tells it once. INVALID_REQUEST names a wrong field, and is a conflict (409) where 20 keys work already. Administrators make keys for any user. Signed-in users only.',
  })
  async createApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => CreateApiKeyInput) input: CreateApiKeyInput) {
    const { apiKey, key } = await createApiKey(ctx, input);
    return { apiKey: keyView(apiKey), key };
  }

  @Mutation(() => UpdateApiKeyPayload, {
    nullable: true,
    description:
      'Changes what is given of a key; it counts at the next request. STALE_VERSION when it was changed meanwhile; a conflict (409) for a key that has been revoked. Signed-in users only.',
  })
  async updateApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => UpdateApiKeyInput) input: UpdateApiKeyInput) {
    return { apiKey: keyView(await updateApiKey(ctx, input)) };
  }

  @Mutation(() => RotateApiKeyPayload, {
    nullable: true,
    description:
      'Gives a key another secret, and tells it once. The key of before works for 24 more hours, or ends at once; one from before an earlier rotation ends in any case. Signed-in users only.',
  })
  async rotateApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => RotateApiKeyInput) input: RotateApiKeyInput) {
    const { apiKey, key } = await rotateApiKey(ctx, input);
    return { apiKey: keyView(apiKey), key };
  }

  @Mutation(() => RevokeApiKeyPayload, {
    nullable: true,
    description: 'Ends a key for good, at once. Signed-in users only.',
  })
  async revokeApiKey(@Ctx() ctx: RequestContext, @Arg('input', () => RevokeApiKeyInput) input: RevokeApiKeyInput) {
    return { apiKey: keyView(await revokeApiKey(ctx, input)) };
  }

  @FieldResolver(() => [ApiKeyUsageType], {
    description: 'What was done with it on the last days, newest first; days without a request are left out.',
  })
  usage(
    @Ctx() ctx: RequestContext,
    @Root() { id }: ApiKeyType,
    @Arg('days', () => Int, { nullable: true, description: '1 to 30, today among them; without it 30.' })
    days?: number | null,
  ) {
    return usageOf(ctx, id, days ?? 30);
  }

  @FieldResolver(() => ApiKeyFeedType, {
    nullable: true,
    description: 'How the stock is followed with it. Null: no feed was read with it on the last 30 days.',
  })
  feed(@Ctx() ctx: RequestContext, @Root() { id }: ApiKeyType) {
    return feedHealthOf(ctx, id);
  }
}
