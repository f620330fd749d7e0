import { AsyncLocalStorage } from 'node:async_hooks';
import { activeSpanContext } from '../kernel/tracing.ts';

/** Request that the current code runs for. A job has the request that added it to its queue. */
interface LogContext {
  readonly requestId: string;
}

const requests = new AsyncLocalStorage<LogContext>();

/** Runs `work` for a request, whose ID is then added to every log entry. */
export const forRequest = <T>(requestId: string | undefined, work: () => T): T =>
  requestId === undefined ? work() : requests.run({ requestId }, work);

/** Runs `work` independently of the current request. Used for timers and connections that requests share. */
export const forNoRequest = <T>(work: () => T): T => requests.exit(work);

/** Returns the ID of the current request. Undefined outside requests. */
export const currentRequestId = (): string | undefined => requests.getStore()?.requestId;

/** Returns the fields that relate a log entry to a request and a trace (OpenTelemetry: trace context in logs). */
export function logFields(): Record<string, string> {
  const requestId = currentRequestId();
  const span = activeSpanContext();
  return {
    ...(requestId !== undefined && { requestId }),
    ...(span && { trace_id: span.traceId, span_id: span.spanId, trace_flags: `0${span.traceFlags.toString(16)}` }),
  };
}
