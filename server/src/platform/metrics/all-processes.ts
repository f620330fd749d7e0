import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import * as v from 'valibot';
import { messages } from '../processes/messages.ts';
import { processNumber } from '../processes/supervised.ts';
import { registry } from './registry.ts';

const Gathered = v.object({ metrics: v.nullable(v.string()) });

if (processNumber !== undefined) {
  // Each series stays its process's own: sums of what all of them read in the same table, or of their ages, say nothing.
  registry.setDefaultLabels({ process: String(processNumber) });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry(); // answers the supervisor from now on
}

/** What `/metrics` answers: of all processes behind the port. Null when one of them does not say it in time. */
export function metricsOfAllProcesses(): Promise<string | null> {
  const { worker } = cluster;
  if (!worker) return registry.metrics();
  return new Promise((resolve) => {
    const hear = (message: unknown): void => {
      if (!v.is(Gathered, message)) return;
      process.off('message', hear);
      resolve(message.metrics);
    };
    process.on('message', hear);
    worker.send(messages.askMetrics);
  });
}
