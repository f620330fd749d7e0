import { readFile, writeFile } from 'node:fs/promises';

/** Average cost of one request. */
export interface Cost {
  readonly statements: number;
  /** Number of rows read from tables and indexes. */
  readonly rows: number;
  /**
   * Processor time of the server, divided by that of the calibration work in `probe.ts`. The ratio hardly depends on
   * the machine.
   */
  readonly cpu: number;
}

export type Costs = Readonly<Record<string, Cost>>;

/**
 * Limits by kind of request. `rows` is omitted if background jobs read rows at the same time. `cpu` includes a margin
 * for variation between runs.
 */
type Bounds = Readonly<Record<string, Partial<Cost>>>;

const file = new URL('bounds.json', import.meta.url);

/** Reads the limits. `npm run bench:ci -- --write` sets them to the current costs. */
export const readBounds = async (): Promise<Bounds> => JSON.parse(await readFile(file, 'utf8'));

export const writeBounds = (costs: Costs): Promise<void> => writeFile(file, `${JSON.stringify(costs, null, 2)}\n`);

/** Maximum accepted ratio of a cost to its limit. */
const tolerance = 1.1;

/** Returns a message for each cost that exceeds its limit. */
export function limitViolations(costs: Readonly<Record<string, Partial<Cost>>>, bounds: Bounds): string[] {
  const unknown = Object.keys(bounds).filter((kind) => !(kind in costs));
  return [
    ...unknown.map((kind) => `${kind}: has bounds, but was not measured`),
    ...Object.entries(costs).flatMap(([kind, cost]) => {
      const bound = bounds[kind];
      if (!bound) return [`${kind}: has no bounds yet`];
      return (['statements', 'rows', 'cpu'] as const).flatMap((measure) => {
        const [figure, most] = [cost[measure], bound[measure]];
        return figure === undefined || most === undefined || figure <= most * tolerance
          ? []
          : [`${kind}: ${figure} ${measure} a request, more than a tenth above the bound of ${most}`];
      });
    }),
  ];
}
