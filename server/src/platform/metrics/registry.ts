import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/**
 * What `/metrics` answers. One for the process, so that whatever counts something can say so where it counts: a small file
 * beside this one per subject. Their names are documented in docs/operations.md.
 */
export const registry = new Registry();

collectDefaultMetrics({ register: registry });
