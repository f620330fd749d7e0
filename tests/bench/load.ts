import autocannon, { type Result } from 'autocannon';

/** Result of a load test. Latencies are in milliseconds. */
export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Server under test and the requests to send. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** Requests to send in rotation. A function creates a new request each time. */
  requests: (Request | (() => Request))[];
  /** Number of connections. Default: 10, which saturates two cores without a long queue. */
  connections?: number;
  /** One entry per connection that has its own requests and headers. Replaces `connections`. */
  connectionsWithOwnRequests?: Pick<Target, 'requests' | 'headers'>[];
  /**
   * Returns whether the body of a response with status 200 is valid. Set only if needed, because reading bodies costs
   * time.
   */
  isAnswer?: (body: string) => boolean;
  /** Starts work that runs in parallel with each load test. Returns a function that stops it. */
  parallelWork?: () => () => Promise<void>;
}

/** Measures the maximum throughput for a few seconds. */
const load = (target: Target, seconds: number): Promise<Load> => measured(target, { duration: seconds });

/** Measures the latency at a constant request rate. */
export const loadAtRate = (target: Target, { rate, seconds }: { rate: number; seconds: number }): Promise<Load> =>
  measured(target, { duration: seconds, overallRate: rate });

/** Measures the latency at a constant request rate while `work` runs. Throws if `work` fails. */
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

/** Duration in seconds of a load test that is stopped before it ends. */
const endless = 86_400;
/** Timeout in seconds for outstanding responses. A longer wait means that the machine is overloaded. */
const drainSeconds = 60;

const optionsOf = ({
  url,
  connections = 10,
  headers,
  requests,
  connectionsWithOwnRequests: generators = [],
  isAnswer,
}: Target) => {
  const waiting = [...generators];
  return {
    ...{
      url,
      headers,
      requests: requests.map(asSent),
      connections: generators.length || connections,
      timeout: drainSeconds,
    },
    ...(isAnswer ? { verifyBody: (body: unknown) => isAnswer(String(body)) } : {}),
    setupClient(client: autocannon.Client) {
      const worker = waiting.shift();
      if (worker)
        client.setRequests(worker.requests.map((request) => ({ ...asSent(request), headers: worker.headers })));
    },
  };
};

const asSent = (request: Request | (() => Request)): autocannon.Request =>
  typeof request === 'function' ? { setupRequest: (options) => ({ ...options, ...request() }) } : request;

async function measured(target: Target, pace: { duration: number; overallRate?: number }): Promise<Load> {
  const end = target.parallelWork?.();
  try {
    return loadOf(target, await autocannon({ ...optionsOf(target), ...pace }));
  } finally {
    await end?.();
  }
}

/** Throws if a request failed or a response was invalid, so that fast errors do not improve the result. */
function loadOf({ url }: Target, result: Result): Load {
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0 || result.mismatches > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers were not 2xx, ${result.mismatches} not what was asked for, ` +
        `${result.errors} errors, ${result.timeouts} time-outs`,
    );
  }
  return { requestsPerSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** Returns the median. If the number of values is even, returns the upper of the two middle values. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
};

/** Measures several targets alternately, so that load fluctuations on the machine affect all targets equally. */
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
