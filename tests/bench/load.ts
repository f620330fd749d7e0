import autocannon, { type Result } from 'autocannon';

/** One measured stretch of load. */
export interface Load {
  requestsPerSecond: number;
  p50: number;
  p99: number;
}

/** What one connection asks for. */
export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Whom to ask, and for what. */
export interface Target {
  url: string;
  headers?: Record<string, string>;
  /** In turn. A function makes another request each time. */
  requests: (Request | (() => Request))[];
  /** Ten when left out: enough to saturate two cores, few enough that the queue is not what is measured. */
  connections?: number;
  /** Connections that ask for something of their own with headers of their own, instead of `connections`. */
  askers?: Pick<Target, 'requests' | 'headers'>[];
  /** Whether an answer with status 200 is one. Reading answers costs, so it is asked only where they can differ. */
  isAnswer?: (body: string) => boolean;
  /** Begins what happens beside each load, and answers how to end it. */
  beside?: () => () => Promise<void>;
}

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
/** In seconds. Whoever waits so long for an answer waits for a machine that others use. */
const patience = 60;

const optionsOf = ({ url, connections = 10, headers, requests, askers = [], isAnswer }: Target) => {
  const waiting = [...askers];
  return {
    ...{ url, headers, requests: requests.map(asSent), connections: askers.length || connections, timeout: patience },
    ...(isAnswer ? { verifyBody: (body: unknown) => isAnswer(String(body)) } : {}),
    setupClient(client: autocannon.Client) {
      const asker = waiting.shift();
      if (asker) client.setRequests(asker.requests.map((request) => ({ ...asSent(request), headers: asker.headers })));
    },
  };
};

const asSent = (request: Request | (() => Request)): autocannon.Request =>
  typeof request === 'function' ? { setupRequest: (given) => ({ ...given, ...request() }) } : request;

async function measured(target: Target, pace: { duration: number; overallRate?: number }): Promise<Load> {
  const end = target.beside?.();
  try {
    return loadOf(target, await autocannon({ ...optionsOf(target), ...pace }));
  } finally {
    await end?.();
  }
}

/** Throws when any answer is not 200, or not what was asked for: a fast error is no result. */
function loadOf({ url }: Target, result: Result): Load {
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0 || result.mismatches > 0) {
    throw new Error(
      `${url}: ${result.non2xx} answers were not 2xx, ${result.mismatches} not what was asked for, ` +
        `${result.errors} errors, ${result.timeouts} time-outs`,
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
