import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Job, JobResult } from 'pg-boss';
import { traceHeaders, withRemoteParent, withSpan } from '../kernel/tracing.ts';
import { currentRequestId, forRequest } from './log-context.ts';

/*
 * The data of a job includes the request and the trace that added it to its queue, so that its log entries have the same
 * request ID and its spans belong to the same trace.
 */

const key = 'facet.origin';

interface Origin {
  readonly requestId?: string;
  /** Headers `traceparent` and `tracestate` of W3C Trace Context. */
  readonly trace?: Readonly<Record<string, string>>;
}

/** Returns the origin as part of the data of a job. Empty outside requests. */
export function originData(): { readonly [key]?: Origin } {
  const requestId = currentRequestId();
  const trace = traceHeaders();
  const isTraced = Object.keys(trace).length > 0;
  if (requestId === undefined && !isTraced) return {};
  return { [key]: { ...(requestId !== undefined && { requestId }), ...(isTraced && { trace }) } };
}

/** Returns the data of a job as passed to `enqueue`. */
export function withoutOrigin(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !(key in data)) return data;
  const { [key]: _, ...rest } = data;
  return rest;
}

/** Adds jobs to a queue in a span. */
export const withSentJob = <T>(queue: string, work: () => Promise<T>): Promise<T> =>
  withSpan(() => ({ name: `send ${queue}`, kind: SpanKind.PRODUCER, attributes: attributesOf(queue, 'send') }), work);

/** Runs a job for the request, and in the trace, that added it to its queue. */
export function withReceivedJob(
  queue: string,
  { id, data }: Job<unknown>,
  work: () => Promise<JobResult>,
): Promise<JobResult> {
  const { requestId, trace }: { requestId?: unknown; trace?: unknown } = Object(Object(data)[key]);
  const describe = () => ({
    name: `process ${queue}`,
    kind: SpanKind.CONSUMER,
    attributes: { ...attributesOf(queue, 'process'), 'messaging.message.id': id },
  });
  return forRequest(typeof requestId === 'string' ? requestId : undefined, () =>
    withRemoteParent(trace, describe, async (span) => {
      const result = await work();
      if (result.status !== 'completed')
        span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', result.status);
      return result;
    }),
  );
}

const attributesOf = (queue: string, operation: 'send' | 'process') => ({
  'messaging.system': 'pg-boss',
  'messaging.destination.name': queue,
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
});
