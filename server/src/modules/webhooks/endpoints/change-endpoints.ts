import { randomBytes } from 'node:crypto';
import { conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { command, preparedCommand, query } from '../../../kernel/use-cases/use-case.ts';
import { changedBy, queueChangeNotice } from '../../accounts/index.ts';
import { lockUser, User } from '../../accounts/users/index.ts';
import { skipWaiting } from './disable-endpoint.ts';
import { DisabledReason } from './disabled-reason.ts';
import {
  CreateWebhookEndpointInput,
  DeleteWebhookEndpointInput,
  RevealWebhookSecretInput,
  RotateWebhookSecretInput,
  UpdateWebhookEndpointInput,
  WebhookEndpointsQuery,
} from './endpoint.inputs.ts';
import { endpointsOf, lockEndpoint, ownerOf, webhookRule } from './own-endpoint.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/** Lowest port allowed besides 443. Lower ports are reserved for other services. */
const firstOpenPort = 1_024;

/**
 * Validates an endpoint URL and returns it in normalized form. Throws INVALID_REQUEST with `path`. The host is
 * resolved here and again for each connection, because its IP address may change.
 */
async function endpointAddress({ services }: RequestContext, text: string, path: string): Promise<string> {
  const { remotePosts, config } = services;
  const url = URL.parse(text);
  const isSecure = url?.protocol === 'https:' || (config.postsPrivately && url?.protocol === 'http:');
  if (!url || !isSecure) throw invalid(path, 'must be an HTTPS URL');
  if (url.username !== '' || url.password !== '') {
    throw invalid(path, 'must not contain a user name or password, because messages are signed instead');
  }
  if (url.hash !== '') throw invalid(path, 'must not contain a fragment (#), because it is never sent');
  if (url.port !== '' && Number(url.port) < firstOpenPort) {
    throw invalid(path, `must have port 443, or a port of ${firstOpenPort} or higher`);
  }
  if (!(await remotePosts.reaches(url))) {
    throw invalid(
      path,
      'must have a host that is reachable from the internet',
      `The host ${url.hostname} cannot be reached from the internet. Check the URL and its public DNS record.`,
    );
  }
  return url.href;
}

/** Creates a signing secret in the Standard Webhooks format, from 32 random bytes. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Number of hours after a rotation during which messages are also signed with the previous secret. */
const overlapHours = 24;

/** Maximum number of endpoints per account. */
export const maxEndpoints = 10;

export interface EndpointAndSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/**
 * Returns the caller's endpoints. Administrators can read the endpoints of any user. Test keys can access only test
 * endpoints, and other keys only non-test endpoints.
 */
export const findEndpoints = query(webhookRule, WebhookEndpointsQuery, (ctx, { userId }) =>
  endpointsOf(ctx, ownerOf(ctx, userId)),
);

/**
 * Adds an endpoint. Throws INVALID_REQUEST if the URL is not allowed, and INVALID_REQUEST 409 if the account already
 * has 10 endpoints.
 */
export const createEndpoint = preparedCommand(
  webhookRule,
  CreateWebhookEndpointInput,
  async (ctx, { userId, url }): Promise<string> => {
    ownerOf(ctx, userId);
    return endpointAddress(ctx, url, 'url');
  },
  async (
    ctx,
    { userId, description = null, events, stockTypes, isTest: requestedTest },
    address,
  ): Promise<EndpointAndSecret> => {
    const { em, services } = ctx;
    const owner = await lockUser(em, ownerOf(ctx, userId));
    if ((await em.count(WebhookEndpoint, { userId: owner.id })) >= maxEndpoints) {
      throw conflict('url', `cannot be added: the account already has ${maxEndpoints} endpoints`, tooManyEndpoints);
    }
    const secret = newSecret();
    const endpoint = em.create(WebhookEndpoint, {
      ...{
        userId: owner.id,
        isTest: isForTests(ctx, requestedTest),
        url: address,
        description,
        events: unique(events),
      },
      ...{ stockTypes: unique(stockTypes ?? []), secret: services.sealedTexts.seal(secret) },
    });
    await em.flush();
    await notify(ctx, endpoint, 'added');
    return { endpoint, secret };
  },
);

/**
 * Returns true if the new endpoint is a test endpoint. Test keys can create only test endpoints, and other keys only
 * non-test endpoints. Throws INVALID_REQUEST otherwise.
 */
function isForTests(ctx: RequestContext, requestedTest: boolean | null | undefined): boolean {
  if (!ctx.key) return requestedTest ?? false;
  const isTestKey = isTest(ctx);
  if ((requestedTest ?? isTestKey) !== isTestKey)
    throw invalid(
      'isTest',
      `must be ${isTestKey} or omitted, because the API key is ${isTestKey ? 'a' : 'not a'} test key`,
    );
  return isTestKey;
}

const tooManyEndpoints = `An account has at most ${maxEndpoints} webhook endpoints. Delete one of them first.`;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Changes an endpoint. Throws ITEM_NOT_FOUND, STALE_VERSION, and INVALID_REQUEST if the URL is not allowed. */
export const updateEndpoint = preparedCommand(
  webhookRule,
  UpdateWebhookEndpointInput,
  async (ctx, { set: { url } }): Promise<string | undefined> =>
    url === undefined ? undefined : endpointAddress(ctx, url, 'set.url'),
  async (ctx, { id, expectedVersion, set }, address): Promise<WebhookEndpoint> => {
    const endpoint = await lockEndpoint(ctx, id);
    checkVersion(endpoint, expectedVersion);
    const { version } = endpoint;
    const { url: _, isEnabled, events, stockTypes, ...rest } = set;
    ctx.em.assign(
      endpoint,
      {
        ...rest,
        ...(address !== undefined && { url: address }),
        ...(events && { events: unique(events) }),
        ...(stockTypes && { stockTypes: unique(stockTypes) }),
      },
      { ignoreUndefined: true },
    );
    if (isEnabled !== undefined) await setEnabled(ctx, endpoint, isEnabled);
    await ctx.em.flush();
    if (endpoint.version !== version) await notify(ctx, endpoint, 'changed');
    return endpoint;
  },
);

async function setEnabled({ em }: RequestContext, endpoint: WebhookEndpoint, isEnabled: boolean): Promise<void> {
  if (isEnabled === (endpoint.disabledAt === null)) return;
  em.assign(
    endpoint,
    isEnabled
      ? { disabledAt: null, disabledReason: null, failingSince: null }
      : { disabledAt: new Date(), disabledReason: DisabledReason.OWNER },
  );
  if (!isEnabled) await skipWaiting(em, endpoint.id);
}

/** Deletes an endpoint and its deliveries. Throws ITEM_NOT_FOUND and STALE_VERSION. */
export const deleteEndpoint = command(
  webhookRule,
  DeleteWebhookEndpointInput,
  async (ctx, { id, expectedVersion }): Promise<{ endpointId: number }> => {
    const endpoint = await lockEndpoint(ctx, id);
    checkVersion(endpoint, expectedVersion);
    await ctx.em.remove(endpoint).flush();
    await notify(ctx, endpoint, 'removed');
    return { endpointId: id };
  },
);

/**
 * Replaces the signing secret. For 24 hours, messages are signed with both the new and the previous secret. Throws
 * ITEM_NOT_FOUND and STALE_VERSION.
 */
export const rotateSecret = command(
  webhookRule,
  RotateWebhookSecretInput,
  async (ctx, { id, expectedVersion }): Promise<EndpointAndSecret> => {
    const endpoint = await lockEndpoint(ctx, id);
    checkVersion(endpoint, expectedVersion);
    const secret = newSecret();
    ctx.em.assign(endpoint, {
      previousSecret: endpoint.secret,
      previousUntil: new Date(Date.now() + overlapHours * 3_600_000),
      secret: ctx.services.sealedTexts.seal(secret),
    });
    await ctx.em.flush();
    await notify(ctx, endpoint, 'changed');
    return { endpoint, secret };
  },
);

/**
 * Returns the signing secret. This is a command rather than a query, so that administrators cannot run it while
 * impersonating a user. Throws ITEM_NOT_FOUND, and INVALID_REQUEST 409 if the secret cannot be decrypted.
 */
export const revealSecret = command(
  webhookRule,
  RevealWebhookSecretInput,
  async (ctx, { id }): Promise<EndpointAndSecret> => {
    const endpoint = await lockEndpoint(ctx, id);
    const secret = ctx.services.sealedTexts.open(endpoint.secret);
    if (secret === null) {
      throw conflict(
        'id',
        'has a secret that cannot be decrypted',
        "The secret cannot be decrypted because the server's encryption key has changed. Rotate the secret.",
      );
    }
    return { endpoint, secret };
  },
);

/** Emails the endpoint's owner, except for test endpoints. */
async function notify(
  ctx: RequestContext,
  { userId, isTest: isForTests, url, events }: WebhookEndpoint,
  change: 'added' | 'changed' | 'removed',
): Promise<void> {
  if (isForTests) return;
  const { email: to } = await ctx.em.findOneOrFail(User, { id: userId }, { fields: ['email'] });
  await queueChangeNotice(ctx, {
    ...{ to, at: new Date(), by: changedBy(ctx, userId) },
    subject: `A webhook endpoint of your account was ${change}`,
    change: `A webhook endpoint of your account was ${change}.`,
    facts: [
      { label: 'Address', text: url },
      { label: 'Events', text: events.join(', ') },
    ],
    undo: { label: 'Review your webhook endpoints', path: '/account/programs' },
  });
}
