/** What server processes and the one that supervises them tell each other. */
export const messages = {
  /** To the supervisor: requests are served. */
  ready: 'ready',
  /** To a server process: another one serves in its place. */
  retire: 'retire',
  /** To the supervisor: what do the metrics of all processes say? */
  askMetrics: 'metrics?',
} as const;
