import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AppError } from './errors/errors.ts';

/*
 * Spans are created with the API of OpenTelemetry, because instrumentation packages cannot patch bundled modules. The
 * SDK is started by platform/tracing/start-tracing.ts. Attributes never contain parameter values, query strings or
 * error messages.
 */

let tracer: Tracer | undefined;

/** Starts creating spans. Call it after the SDK has been registered. */
export function enableTracing(): void {
  tracer = trace.getTracer('facet');
}

export const isTracing = (): boolean => tracer !== undefined;

export interface SpanDescription {
  readonly name: string;
  /** Default: internal. */
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
}

/**
 * Runs `work` in a child of the active span. Without an active span that is recorded, only runs `work`. `describe` is
 * called only if the span is created.
 */
export function withSpan<T>(describe: () => SpanDescription, work: (span?: Span) => Promise<T>): Promise<T> {
  if (!tracer || trace.getActiveSpan()?.isRecording() !== true) return work();
  const { name, ...options } = describe();
  return tracer.startActiveSpan(name, options, (span) => endWith(span, work));
}

/** Runs `work` in a span whose parent is given by the headers of a message: `traceparent` and `tracestate`. */
export function withRemoteParent<T>(
  headers: unknown,
  describe: () => SpanDescription,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  if (!tracer) return work();
  const { name, ...options } = describe();
  return tracer.startActiveSpan(name, options, parentIn(headers), (span) => endWith(span, work));
}

async function endWith<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span);
  } catch (error) {
    recordError(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Records the type of an error. Its message may contain parameter values. */
function recordError(span: Span, error: unknown): void {
  span.setAttribute('error.type', typeOf(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Returns an error code, such as that of PostgreSQL (SQLSTATE), or the name of the class. */
function typeOf(error: unknown): string {
  if (error instanceof AppError) return error.reason ?? error.code;
  if (!(error instanceof Error)) return '_OTHER';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** Opens the span of an HTTP request. The caller ends it. Undefined if tracing is off. */
export function openServerSpan(headers: unknown, name: string, attributes: Attributes): Span | undefined {
  return tracer?.startSpan(name, { kind: SpanKind.SERVER, attributes }, parentIn(headers));
}

/** Runs `work` with an active span, or without one if tracing is off. */
export const inSpan = <T>(span: Span | undefined, work: () => T): T =>
  span ? context.with(trace.setSpan(context.active(), span), work) : work();

/** Returns the headers that continue the current trace in another service or job. Empty if tracing is off. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(context.active(), headers);
  return headers;
}

const parentIn = (headers: unknown): Context => propagation.extract(ROOT_CONTEXT, headers);

/** Returns the IDs of the active span for log entries. Undefined if there is none. */
export const activeSpanContext = () => (tracer ? trace.getActiveSpan()?.spanContext() : undefined);
