/** Values of OTEL_TRACES_SAMPLER. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Settings for traces. Their names and defaults are those of the OpenTelemetry specification. */
export interface TracingSettings {
  readonly OTEL_SDK_DISABLED: boolean;
  readonly OTEL_TRACES_EXPORTER: 'otlp' | 'none';
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;
  readonly OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' | 'http/json';
  readonly OTEL_TRACES_SAMPLER: (typeof samplers)[number];
  /** Fraction of traces that are recorded, from 0 to 1. Used by the samplers with a ratio. */
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  /** Times in milliseconds, and numbers of spans, of the batches that are exported. */
  readonly OTEL_BSP_SCHEDULE_DELAY: number;
  readonly OTEL_BSP_EXPORT_TIMEOUT: number;
  readonly OTEL_BSP_MAX_QUEUE_SIZE: number;
  readonly OTEL_BSP_MAX_EXPORT_BATCH_SIZE: number;
}

/** Returns whether spans are exported. They are not exported by default. */
export const exportsSpans = (settings: TracingSettings): boolean =>
  (settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) !== undefined &&
  !settings.OTEL_SDK_DISABLED &&
  settings.OTEL_TRACES_EXPORTER === 'otlp';
