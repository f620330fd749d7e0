import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import type { OutboundHttp } from '../../../server/src/kernel/use-cases/remote-servers/outbound-http.ts';
import { webhooksModule } from '../../../server/src/modules/webhooks/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createOutboundHttp } from '../../../server/src/platform/outbound-http/outbound-http.ts';
import { publicOnly } from '../../../server/src/platform/remote-servers/public-addresses.ts';
import { type FileServer, startFileServer } from '../../support/file-server.ts';
import type { GraphqlAnswer, TestApp } from '../../support/test-app.ts';

/** Message as received, before its signature is verified. */
export interface Message {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A partner's server, which records messages and responds as configured. */
export interface Receiver {
  readonly url: string;
  readonly received: Message[];
  /** Response status, or a function that handles requests. */
  response: number | FileServer['respond'];
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const server = await startFileServer();
  const received: Message[] = [];
  const receiver: Receiver = { url: server.url, received, response: 200, stop: () => server.stop() };
  const record = async (request: IncomingMessage): Promise<void> => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    received.push({ path: request.url ?? '', headers, body: await text(request) });
  };
  server.respond = async (request, response) => {
    await record(request);
    if (typeof receiver.response === 'function') receiver.response(request, response);
    else response.writeHead(receiver.response).end('as asked');
  };
  return receiver;
}

/**
 * Verifies a message with the library that partners use and returns its payload. Throws if the signature is invalid
 * or too old.
 */
export const verified = (secret: string, { body, headers }: Message): unknown =>
  new Webhook(secret).verify(body, headers);

const log = createLogger('silent');

export interface Attempt {
  readonly number: number;
  readonly status: number | null;
  readonly answer: string | null;
  readonly failure: string | null;
  readonly durationMs: number;
}

export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly state: string;
  readonly payload: string;
  readonly nextAttemptAt: string | null;
  readonly attempts: readonly Attempt[];
}

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly stockTypes: readonly string[];
  readonly disabledAt: string | null;
  readonly disabledReason: string | null;
  readonly failingSince: string | null;
  readonly lastDeliveredAt: string | null;
  readonly version: number;
}

const endpointFields =
  'id url events stockTypes disabledAt disabledReason failingSince lastDeliveredAt previousUntil version';
const deliveryFields = 'id event state payload nextAttemptAt attempts { number status answer failure durationMs }';

/**
 * Creates a client for outbound requests that resolves only these host names. The first lookup of a name returns its
 * first address, and later lookups return its last. `*.example.com` is public.
 */
export const outboundHttpTo = (names: Readonly<Record<string, readonly string[]>> = {}): OutboundHttp => {
  const resolvedHosts = new Set<string>();
  const resolve: LookupFunction = (host, _options, callback) => {
    const addresses = names[host] ?? (host.endsWith('example.com') ? ['93.184.216.34'] : []);
    const address = resolvedHosts.has(host) ? addresses.at(-1) : addresses[0];
    resolvedHosts.add(host);
    if (address === undefined) callback(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), []);
    else callback(null, [{ address, family: 4 }]);
  };
  return createOutboundHttp({ isPrivateAllowed: false, log, lookup: publicOnly(resolve) });
};

/** Returns the value of the only field in a response. Throws if the operation failed. */
function only<T>({ data, errors }: GraphqlAnswer<Record<string, T>>): T {
  const [payload] = Object.values(data ?? {});
  if (errors.length > 0 || payload === undefined) throw new Error(JSON.stringify(errors));
  return payload;
}

const inputType = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;

/** Returns functions that manage webhooks as their owners do, and that run the webhook jobs. */
export const webhooksIn = (app: TestApp) => {
  const fields: Record<string, string> = {
    createWebhookEndpoint: `endpoint { ${endpointFields} } secret`,
    updateWebhookEndpoint: `endpoint { ${endpointFields} }`,
    deleteWebhookEndpoint: 'endpointId',
    rotateWebhookSecret: `endpoint { ${endpointFields} } secret`,
    revealWebhookSecret: 'secret',
    sendTestWebhook: `delivery { ${deliveryFields} }`,
    retryWebhookDelivery: `delivery { ${deliveryFields} }`,
    replayWebhooks: 'count',
  };
  const runMutation = <T>(token: string, name: string, input: object): Promise<GraphqlAnswer<Record<string, T>>> =>
    app.graphql<Record<string, T>>(
      `mutation ($input: ${inputType(name)}!) { ${name}(input: $input) { ${fields[name]} } }`,
      { input },
      token,
    );
  const run = async <T>(token: string, name: string, input: object): Promise<T> =>
    only(await runMutation<T>(token, name, input));
  const handler = (queue: string) => {
    const jobDefinition = webhooksModule.jobs.find((job) => job.queue === queue);
    if (!jobDefinition) throw new Error(`there is no job ${queue}`);
    return () => jobDefinition.handle({ em: app.em(), services: app.services, log }, {});
  };
  const execute = (statement: string, values: unknown[] = []) => app.em().getConnection().execute(statement, values);

  return {
    runMutation,
    run,
    execute,
    /** Creates an endpoint and returns it with its secret. */
    add: (token: string, input: object) =>
      run<{ endpoint: Endpoint; secret: string }>(token, 'createWebhookEndpoint', input),
    endpoint: async (token: string, id: string, userId?: number): Promise<Endpoint> => {
      const result = await app.graphql<Record<string, Endpoint[]>>(
        `query ($userId: ID) { webhookEndpoints(userId: $userId) { ${endpointFields} } }`,
        { userId },
        token,
      );
      const endpoint = only(result).find((each) => each.id === id);
      if (!endpoint) throw new Error('there is no such endpoint');
      return endpoint;
    },
    deliveries: async (token: string, endpointId: string, filter: object = {}): Promise<Delivery[]> => {
      const result = await app.graphql<Record<string, { items: Delivery[]; total: number }>>(
        `query ($endpointId: ID!, $filter: WebhookDeliveryFilter) {
          webhookDeliveries(endpointId: $endpointId, filter: $filter) { total items { ${deliveryFields} } } }`,
        { endpointId, filter },
        token,
      );
      const { items, total } = only(result);
      expect(total).toBe(items.length);
      return items;
    },
    /** Passes an event to the webhook subscriber, as the event job does. */
    async publish(event: string, facts: object, id: string = randomUUID(), at = new Date()): Promise<string> {
      const reaction = webhooksModule.subscribers
        .flatMap(({ reactions }) => reactions)
        .find((each) => each.event === event);
      const publishedEvent = { id, event, at: at.toISOString(), facts };
      await reaction?.handle({ em: app.em(), services: app.services, log }, publishedEvent);
      return id;
    },
    /** Sends all messages that are due. */
    send: handler('webhooks.send'),
    watch: handler('webhooks.watch'),
    forget: handler('webhooks.forget'),
    /** Makes all pending messages due. */
    hurry: () => execute("update webhook_delivery set due_at = now() where state = 'waiting'"),
  };
};

export const orderOf = (userId: number, id = 1, status = 0) => ({ id, version: 3, userId, status, totalPrice: 12_345 });
