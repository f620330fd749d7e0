import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from '@prometheus-io/client';
import type { Logger } from 'pino';
import { messages } from '../processes/messages.ts';

/** In a supervisor: gathers what all server processes count, for the one that was asked for it. */
export function relayMetrics(log: Logger): void {
  // Server processes announce themselves at their start, so this must listen before.
  const relayed = new AggregatorRegistry();
  const gather = async (asker: Worker): Promise<void> => {
    let metrics: string | null = null;
    try {
      metrics = await relayed.clusterMetrics();
    } catch (error) {
      log.warn({ err: error }, 'not all server processes say what they count');
    }
    if (asker.isConnected()) asker.send({ metrics });
  };
  cluster.on('message', (asker, message) => {
    if (message === messages.askMetrics) void gather(asker);
  });
}
