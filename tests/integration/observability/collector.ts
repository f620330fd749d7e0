import { json } from 'node:stream/consumers';
import { startFileServer } from '../../support/file-server.ts';

/** Span as exported over OTLP/HTTP with JSON. */
export interface ExportedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
}

interface ExportRequest {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ExportedSpan['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly ExportedSpan[] }[];
  }[];
}

/** OpenTelemetry collector that records spans. */
export interface Collector {
  readonly url: string;
  readonly spans: ExportedSpan[];
  /** Attributes of the services that exported spans. */
  readonly services: Record<string, unknown>[];
  /** Paths and headers of all requests. */
  readonly requests: { readonly path: string; readonly headers: Record<string, unknown> }[];
  stop(): Promise<void>;
}

/** Returns the values of attributes by their names. */
export const valuesOf = (attributes: ExportedSpan['attributes']): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const isExport = (body: unknown): body is ExportRequest =>
  typeof body === 'object' && body !== null && 'resourceSpans' in body;

export async function startCollector(): Promise<Collector> {
  const server = await startFileServer();
  const collector: Collector = { url: server.url, spans: [], services: [], requests: [], stop: () => server.stop() };
  server.respond = async (request, response) => {
    collector.requests.push({ path: request.url ?? '', headers: request.headers });
    const body: unknown = await json(request);
    if (!isExport(body)) throw new Error('the collector accepts only spans');
    for (const { resource, scopeSpans } of body.resourceSpans) {
      collector.services.push(valuesOf(resource.attributes));
      for (const { spans } of scopeSpans) collector.spans.push(...spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  return collector;
}
