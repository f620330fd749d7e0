import { context, DiagLogLevel, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { enableTracing } from '../../kernel/tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

interface TracingOptions {
  /** Version of the running server. */
  readonly version: string;
  readonly log: Logger;
}

/**
 * Starts exporting spans over OTLP/HTTP. Settings that are not passed here, such as the endpoint and its headers, are
 * read from the environment by the exporter. `stop` exports the remaining spans.
 */
export async function startTracing(
  settings: TracingSettings,
  { version, log }: TracingOptions,
): Promise<{ stop(): Promise<void> }> {
  const warn = (message: string): void => log.warn({ detail: message }, 'could not export traces');
  const ignore = (): void => undefined;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
  const service = resourceFromAttributes({ 'service.name': 'facet', 'service.version': version });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(service)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: await exporterOf(settings),
        scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY,
        exportTimeoutMillis: settings.OTEL_BSP_EXPORT_TIMEOUT,
        maxQueueSize: settings.OTEL_BSP_MAX_QUEUE_SIZE,
        maxExportBatchSize: settings.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  enableTracing();
  return { stop: () => provider.shutdown() };
}

async function exporterOf(settings: TracingSettings): Promise<SpanExporter> {
  const isJson = settings.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json';
  const { OTLPTraceExporter } = isJson
    ? await import('@opentelemetry/exporter-trace-otlp-http')
    : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: TracingSettings): Sampler {
  const prefix = 'parentbased_';
  if (name.startsWith(prefix)) return new ParentBasedSampler({ root: rootSampler(name.slice(prefix.length), ratio) });
  return rootSampler(name, ratio);
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'traceidratio') return new TraceIdRatioBasedSampler(ratio);
  return name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler();
}
