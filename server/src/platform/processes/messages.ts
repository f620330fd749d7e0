/** Messages between the supervisor and its server processes. */
export const messages = {
  /** To the supervisor: the process is ready to serve requests. */
  ready: 'ready',
  /** To a server process: shut down, because another process has replaced this one. */
  retire: 'retire',
  /** To the supervisor: request for the metrics of all processes. */
  requestMetrics: 'metrics?',
} as const;
