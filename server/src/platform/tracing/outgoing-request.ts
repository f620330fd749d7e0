import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { traceHeaders, withSpan } from '../../kernel/tracing.ts';

interface OutgoingRequest<R> {
  readonly url: URL;
  readonly method: string;
  /** Sends the request with the headers that continue the trace. */
  readonly send: (headers: Record<string, string>) => Promise<R>;
  readonly statusOf: (response: R) => number;
}

/** Sends an HTTP request in a span. The path is not recorded, because the paths of webhooks may be secret. */
export const withOutgoingSpan = <R>({ url, method, send, statusOf }: OutgoingRequest<R>): Promise<R> =>
  withSpan(
    () => ({
      name: method,
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'url.scheme': url.protocol.slice(0, -1),
        'server.address': url.hostname,
        'server.port': Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
      },
    }),
    async (span) => {
      const response = await send(traceHeaders());
      const status = statusOf(response);
      span?.setAttribute('http.response.status_code', status);
      if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(status));
      return response;
    },
  );
