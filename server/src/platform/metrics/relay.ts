import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from '@prometheus-io/client';
import type { Logger } from 'pino';
import { messages } from '../processes/messages.ts';

/** Collects the metrics of all server processes for the process that requests them. Runs in the supervisor. */
export function relayMetrics(log: Logger): void {
  // Created before server processes start, because they register with it at startup.
  const relayed = new AggregatorRegistry();
  const gather = async (asker: Worker): Promise<void> => {
    let metrics: string | null = null;
    try {
      metrics = await relayed.clusterMetrics();
    } catch (error) {
      log.warn({ err: error }, 'could not collect the metrics of all server processes');
    }
    if (asker.isConnected()) asker.send({ metrics });
  };
  cluster.on('message', (asker, message) => {
    if (message === messages.requestMetrics) void gather(asker);
  });
}
