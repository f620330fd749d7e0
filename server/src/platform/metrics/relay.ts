import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { messages } from '../processes/messages.ts';

/** In a supervisor: gathers what all server processes count, for the one that was asked for it. */
export function relayMetrics(log: Logger): void {
  let relayed: { clusterMetrics(): Promise<string> } | undefined;
  const gather = async (asker: Worker): Promise<void> => {
    const { AggregatorRegistry } = await import('@prometheus-io/client');
    relayed ??= new AggregatorRegistry();
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
