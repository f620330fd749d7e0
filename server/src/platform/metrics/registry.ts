import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/**
 * Registry of `/metrics`, one per process. Metrics are defined in a small file per subject next to this one. Their
 * names are documented in docs/operations.md.
 */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });
