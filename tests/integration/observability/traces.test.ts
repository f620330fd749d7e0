import { jest } from '@jest/globals';
import { freePort } from '../../support/free-port.ts';
import { createPerson } from '../../support/people.ts';
import { type ServerProcess, startServerProcess, until } from '../../support/server-process.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { restOrders } from '../orders/rest-orders.ts';
import { startReceiver, webhooksIn } from '../webhooks/webhook-helpers.ts';
import { type Collector, type ExportedSpan, startCollector, valuesOf } from './collector.ts';

/* Tests the traces and logs of the built server with a local collector. */

jest.setTimeout(120_000); // starts server processes

let app: TestApp;
let collector: Collector;
let server: ServerProcess | undefined;

beforeAll(async () => {
  [app, collector] = await Promise.all([startTestApp({ env: { WEBHOOK_PRIVATE: '1' } }), startCollector()]);
});
afterEach(async () => {
  server?.signal('SIGKILL');
  await server?.ended;
});
afterAll(() => Promise.all([app.stop(), collector.stop()]));

const start = (env: Record<string, string>): ServerProcess => {
  server = startServerProcess({
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.env.DATA_DIR,
    JWT_SECRET: app.env.JWT_SECRET.join(','),
    WEBHOOK_PRIVATE: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...env,
  });
  return server;
};

const traceIds = { query: 'a'.repeat(32), order: 'b'.repeat(32), other: 'c'.repeat(32), off: 'e'.repeat(32) };
const clientSpan = 'd'.repeat(16);
const headersOf = (traceId: string, token: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
  traceparent: `00-${traceId}-${clientSpan}-01`,
});

const spansOf = (traceId: string): ExportedSpan[] => collector.spans.filter((span) => span.traceId === traceId);

/** Returns the names of a span and its ancestors in the same trace, outermost first. */
function pathTo(span: ExportedSpan): string[] {
  const parent = spansOf(span.traceId).find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent) : []), span.name];
}

const pathsOf = (traceId: string): string[] => spansOf(traceId).map((span) => pathTo(span).join(' > '));

const entriesIn = (output: string): Record<string, unknown>[] =>
  output.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

test('exports the spans of a query, and of an order with its jobs and webhook, without values', async () => {
  const buyer = await createPerson(app);
  const receiver = await startReceiver();
  await webhooksIn(app).add(buyer.token, { url: `${receiver.url}/secret-path`, events: ['ORDER_PLACED'] });
  const stones = await createStones(app, [{ stockId: 'SECRET-1' }]);
  await restOrders(app).fillCart(buyer.token, stones);
  const running = start({ LOG_LEVEL: 'debug', OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test' });
  const url = await running.ready;
  const query = 'query Stone($ref: DiamondRef!) { diamond(ref: $ref) { stockNumber } }';
  const sendQuery = (traceId: string) =>
    fetch(`${url}/graphql?token=secret-in-query`, {
      method: 'POST',
      headers: headersOf(traceId, buyer.token),
      body: JSON.stringify({ query, operationName: 'Stone', variables: { ref: { stockNumber: 'SECRET-1' } } }),
    });
  expect(await (await sendQuery(traceIds.query)).json()).toMatchObject({
    data: { diamond: { stockNumber: 'SECRET-1' } },
  });
  expect((await sendQuery(traceIds.other)).status).toBe(200);
  const order = await fetch(`${url}/api/orders`, { method: 'POST', headers: headersOf(traceIds.order, buyer.token) });
  expect(order.status).toBe(201);
  const [webhook] = await until(
    async () => receiver.received,
    (messages) => messages.length > 0,
  );
  await receiver.stop();
  running.signal('SIGTERM');
  const { output } = await running.ended;

  // The trace of the client continues through the operation and the use case to the database.
  const [request] = spansOf(traceIds.query).filter(({ parentSpanId }) => parentSpanId === clientSpan);
  expect(request && valuesOf(request.attributes)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': 200,
    'url.path': '/graphql',
  });
  expect(pathsOf(traceIds.query)).toContain('POST /graphql > query Stone > use case FindDiamond > select diamond');
  // The second response comes from the cache.
  expect(pathsOf(traceIds.other)).toContain('POST /graphql > query Stone');
  expect(pathsOf(traceIds.other).filter((path) => path.includes('use case'))).toEqual([]);

  const orderPaths = pathsOf(traceIds.order);
  expect(orderPaths).toContain('POST /api/orders > use case Purchase > with sales_order');
  expect(orderPaths.filter((path) => path.endsWith('process webhooks.send > POST'))).toHaveLength(1);
  const sent = spansOf(traceIds.order).find(({ name }) => name === 'POST');
  expect(webhook?.headers.traceparent).toBe(`00-${traceIds.order}-${sent?.spanId}-01`);

  const attributes = JSON.stringify(collector.spans.map((span) => [span.name, span.attributes]));
  expect(attributes).toContain('db.query.text');
  for (const secret of ['SECRET-1', 'secret-in-query', 'secret-path', buyer.token, buyer.email])
    expect(attributes).not.toContain(secret);
  expect(collector.services[0]).toMatchObject({ 'service.name': 'facet', 'deployment.environment.name': 'test' });
  expect(collector.requests.every(({ path }) => path === '/v1/traces')).toBe(true);

  // Log entries of the request and of its jobs have the IDs of the request and of the trace.
  const entries = entriesIn(output).filter(({ trace_id: id }) => id === traceIds.order);
  const requestIds = [...new Set(entries.map(({ requestId }) => requestId))];
  expect(requestIds).toEqual([order.headers.get('x-request-id')]);
  expect(entriesIn(output).find(({ req }) => Object(req).path === '/api/orders')).toMatchObject({
    requestId: requestIds[0],
    res: { statusCode: 201 },
  });
});

test('changes the log level of all processes at run time, and exports nothing if tracing is turned off', async () => {
  const requests = collector.requests.length;
  const metricsPort = String(await freePort());
  const levelUrl = `http://127.0.0.1:${metricsPort}/log-level`;
  const running = start({ OTEL_TRACES_EXPORTER: 'none', WEB_CONCURRENCY: '2', METRICS_PORT: metricsPort });
  const url = await running.ready;
  const putLevel = (body: string) => fetch(levelUrl, { method: 'PUT', body });
  const levelOf = async () => (await fetch(levelUrl)).text();
  expect(await levelOf()).toBe('warn\n');
  const refused = await putLevel('verbose');
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'the level must be one of: fatal, error, warn, info, debug, trace, silent\n',
  ]);
  expect((await fetch(levelUrl, { method: 'DELETE' })).status).toBe(405);
  expect(await levelOf()).toBe('warn\n');

  // Repeats the change, because the second process may still be starting.
  const loggingProcesses = async () => {
    expect((await putLevel('debug')).status).toBe(200);
    const response = await fetch(`${url}/api/site`, {
      headers: { connection: 'close', ...headersOf(traceIds.off, '') },
    });
    await response.text();
    const completed = entriesIn(running.output()).filter(({ msg }) => msg === 'request completed');
    return new Set(completed.map(({ pid }) => pid)).size;
  };
  await until(loggingProcesses, (processes) => processes === 2);
  expect(await levelOf()).toBe('debug\n');
  expect((await putLevel('silent')).status).toBe(200);
  running.signal('SIGTERM');
  const { code, output } = await running.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('trace_id');
  expect(collector.requests).toHaveLength(requests);
});
