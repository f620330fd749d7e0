import autocannon, { type Result } from 'autocannon';

/** One measured stretch of load. */
export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

interface Target {
  url: string;
  headers?: Record<string, string>;
  requests: { method?: 'GET' | 'POST'; path: string; body?: string }[];
}

/** Ten connections over two cores: enough to saturate, few enough that the queue is not what is measured. */
const connections = 10;

/** As many requests per second as a target takes, for some seconds. */
const load = (target: Target, seconds: number): Promise<Load> => measured(target, { duration: seconds });

/** A steady load, whether or not the target could take more. */
export const loadAtRate = (target: Target, { rate, seconds }: { rate: number; seconds: number }): Promise<Load> =>
  measured(target, { duration: seconds, overallRate: rate });

/** The same for as long as some work takes. Throws what the work throws. */
export async function loadWhile(target: Target, rate: number, work: Promise<unknown>): Promise<Load> {
  const { promise: result, resolve, reject } = Promise.withResolvers<Result>();
  const loading = autocannon({ ...optionsOf(target), duration: endless, overallRate: rate }, (error, whole) =>
    error ? reject(error) : resolve(whole),
  );
  try {
    await work;
  } finally {
    loading.stop();
  }
  return loadOf(target, await result);
}

/** In seconds. */
const endless = 86_400;

const optionsOf = ({ url, headers, requests }: Target) => ({ url, connections, headers, requests });

const measured = async (target: Target, pace: { duration: number; overallRate?: number }): Promise<Load> =>
  loadOf(target, await autocannon({ ...optionsOf(target), ...pace }));

/** Throws when any answer is not 200: a fast error is no result. */
function loadOf({ url }: Target, result: Result): Load {
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors, ${result.timeouts} time-outs`,
    );
  }
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The middle one of several measurements of the same thing. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
};

/** Measures several targets in turns, so that a slow moment of the machine hits all of them alike. */
export async function inTurns(
  targets: Record<string, Target>,
  rounds: number,
  seconds: number,
): Promise<Record<string, Load>> {
  const runs = new Map<string, Load[]>(Object.keys(targets).map((name) => [name, []]));
  for (const target of Object.values(targets)) await load(target, 2);
  for (let round = 0; round < rounds; round++) {
    for (const [name, target] of Object.entries(targets)) runs.get(name)?.push(await load(target, seconds));
  }
  return Object.fromEntries(
    [...runs].map(([name, loads]) => [
      name,
      {
        requestsPerSecond: median(loads.map((l) => l.requestsPerSecond)),
        p50: median(loads.map((l) => l.p50)),
        p99: median(loads.map((l) => l.p99)),
      },
    ]),
  );
}
