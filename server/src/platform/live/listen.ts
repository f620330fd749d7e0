import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { connectionTo } from '../database/cluster/connection-to.ts';
import { PooledClient } from '../database/connections/pooled-client.ts';
import { limits, sessionOf } from '../database/limits.ts';

interface ListenOptions {
  readonly url: string;
  readonly channel: string;
  /** Called with each notification, and after each reconnect, because notifications may have been missed. */
  readonly onNotification: () => void;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

const firstPause = 250;
const longestPause = 15_000;

/** Interval between connection checks, in milliseconds. A dead network causes no error. */
const keepAliveMs = 15_000;

/** Listens to a channel of the database on a separate connection. Reconnects until `signal` is aborted. */
export async function listen({ signal, log, ...listening }: ListenOptions): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const startedAt = performance.now();
    try {
      await untilLost(listening, signal);
    } catch (error) {
      log.info({ err: error, channel: listening.channel }, 'reconnecting to listen for notifications');
    }
    if (performance.now() - startedAt > longestPause) failures = 0;
    const ms = Math.min(firstPause * 2 ** failures, longestPause);
    // The delay is random, because many processes lose their connections at the same moment.
    await pause(ms * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(unlessAborted(signal));
  }
}

/** Listens until the connection is lost. Throws if the connection fails or is lost. */
async function untilLost({ url, channel, onNotification }: Omit<ListenOptions, 'signal' | 'log'>, signal: AbortSignal) {
  const client = new PooledClient({
    ...sessionOf(limits),
    ...connectionTo(url),
    application_name: 'facet-live',
    query_timeout: limits.idleMs,
  });
  const end = Promise.withResolvers<void>();
  // Prevents an unhandled rejection if the connection is lost early.
  end.promise.catch(() => undefined);
  client.on('error', end.reject);
  client.on('end', () => end.reject(new Error('the connection has ended')));
  client.on('notification', onNotification);
  signal.addEventListener('abort', () => end.resolve(), { once: true });
  const keepAlive = setInterval(() => void client.query('select 1').catch(end.reject), keepAliveMs).unref();
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onNotification();
    await end.promise;
  } finally {
    clearInterval(keepAlive);
    client.removeListener('notification', onNotification);
    client.cut();
  }
}

const unlessAborted =
  (signal: AbortSignal) =>
  (error: unknown): void => {
    if (!signal.aborted) throw error;
  };
