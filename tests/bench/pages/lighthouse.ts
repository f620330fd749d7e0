import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { median } from '../load.ts';

/** The package is not a dependency, because its 114 packages (176 MB) would slow down every installation. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = 3;

const number = v.object({ numericValue: v.number() });
const report = v.object({
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.object({
    performance: v.object({ score: v.number() }),
    accessibility: v.object({ score: v.number() }),
    'best-practices': v.object({ score: v.number() }),
    seo: v.object({ score: v.number() }),
  }),
  audits: v.objectWithRest(
    {
      'first-contentful-paint': number,
      'largest-contentful-paint': number,
      'total-blocking-time': number,
      'cumulative-layout-shift': number,
    },
    v.object({ title: v.string(), score: v.nullable(v.number()), scoreDisplayMode: v.string() }),
  ),
});

type Report = v.InferOutput<typeof report>;

/** Lighthouse scores (0 to 100) and metrics. Times are in milliseconds. `moved` is the cumulative layout shift. */
export interface Marks {
  readonly scores: readonly [performance: number, accessibility: number, bestPractices: number, seo: number];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly moved: number;
  /** Lighthouse's benchmark index of the machine: about 1,500 or more if idle, less under load. */
  readonly machine: number;
}

/** Runs Lighthouse with an emulated phone and returns the medians of all rounds. */
export async function marksOf(address: string): Promise<Marks> {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await audit(address));
  const middle = (mark: (report: Report) => number): number => median(reports.map(mark));
  const score = (category: keyof Report['categories']) =>
    Math.round(middle(({ categories }) => categories[category].score) * 100);
  return {
    scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    firstPaint: middle(({ audits }) => audits['first-contentful-paint'].numericValue),
    largestPaint: middle(({ audits }) => audits['largest-contentful-paint'].numericValue),
    blocked: middle(({ audits }) => audits['total-blocking-time'].numericValue),
    moved: middle(({ audits }) => audits['cumulative-layout-shift'].numericValue),
    machine: middle(({ environment }) => environment.benchmarkIndex),
  };
}

async function audit(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-quic',
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 64_000_000 },
  );
  return v.parse(report, JSON.parse(stdout));
}
