import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/**
 * Registry of `/metrics`, one per process. Metrics are defined in one small file per subject, next to this file.
 * Their names are documented in docs/operations.md.
 */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });
