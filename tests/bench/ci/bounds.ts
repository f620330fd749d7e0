import { readFile, writeFile } from 'node:fs/promises';

/** What one request of a kind costs. */
export interface Cost {
  /** Statements sent to the database. */
  readonly statements: number;
  /** Rows that these took from tables, by scans and by indexes, on the way to their results. */
  readonly rows: number;
  /** Processor time of the server, as a share of that of the fixed work in `probe.ts`, so that any machine can compare. */
  readonly cpu: number;
}

/** By kinds of request. */
export type Costs = Readonly<Record<string, Cost>>;

/** Rows have no bound where jobs beside the request read some, too. Processor time has room for what differs between runs. */
type Bounds = Readonly<Record<string, Partial<Cost>>>;

const file = new URL('bounds.json', import.meta.url);

/** What requests may cost: `npm run bench:ci -- --write` writes what they cost today. */
export const readBounds = async (): Promise<Bounds> => JSON.parse(await readFile(file, 'utf8'));

export const writeBounds = (costs: Costs): Promise<void> => writeFile(file, `${JSON.stringify(costs, null, 2)}\n`);

/** So much more than its bound nothing may cost. */
const tolerance = 1.1;

/** What costs too much, in words; nothing when all is well. */
export function complaints(costs: Readonly<Record<string, Partial<Cost>>>, bounds: Bounds): string[] {
  const unknown = Object.keys(bounds).filter((kind) => !(kind in costs));
  return [
    ...unknown.map((kind) => `${kind}: has bounds, but was not measured`),
    ...Object.entries(costs).flatMap(([kind, cost]) => {
      const bound = bounds[kind];
      if (!bound) return [`${kind}: has no bounds yet`];
      return (['statements', 'rows', 'cpu'] as const).flatMap((what) => {
        const [figure, most] = [cost[what], bound[what]];
        return figure === undefined || most === undefined || figure <= most * tolerance
          ? []
          : [`${kind}: ${figure} ${what} a request, more than a tenth above the bound of ${most}`];
      });
    }),
  ];
}
