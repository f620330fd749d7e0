import type { EntityManager } from '@mikro-orm/postgresql';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Reader } from '../../../kernel/use-cases/context.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { asJson, now } from '../../../platform/database/statements/statements.ts';

/** Aggregate over whole tables. Its result is cached in the database together with a revision. */
export interface CachedAggregate<Form extends TSchema> {
  readonly name: string;
  /** Schema of the result. Results that an older server version cached are computed again if they do not match it. */
  readonly form: Form;
  /** Returns a revision that changes whenever the result may change. */
  revision(reader: Reader): Promise<string>;
  compute(em: EntityManager): Promise<Static<Form>>;
}

/** Result of an aggregate, and the time at which it was computed. */
export interface ComputedAggregate<Content> {
  readonly content: Content;
  readonly madeAt: string;
}

/**
 * Maximum duration in milliseconds of a computation during a request. Slower aggregates are computed by a job, at
 * most once a minute.
 */
const maxQuickMs = 150;

/** Computations in progress in this process, by name and revision. */
const inProgress = new Map<string, Promise<unknown>>();

/**
 * Returns a current result or, for slow aggregates, a result that is up to a minute old. Reads cached results from a
 * single row.
 */
export async function readAggregate<Form extends TSchema>(
  reader: Reader,
  figure: CachedAggregate<Form>,
): Promise<ComputedAggregate<Static<Form>>> {
  const cached = await readStored(reader.em, figure);
  if (cached && cached.tookMs > maxQuickMs) return cached;
  const revision = await figure.revision(reader);
  return cached?.revision === revision ? cached : computeOnce(reader.em, figure, revision);
}

/** Recomputes an aggregate if its cached result is outdated. */
export async function refreshAggregate<Form extends TSchema>(
  reader: Reader,
  figure: CachedAggregate<Form>,
): Promise<void> {
  const revision = await figure.revision(reader);
  if ((await readStored(reader.em, figure))?.revision !== revision) await makeFigure(reader.em, figure, revision);
}

interface StoredAggregate<Content> extends ComputedAggregate<Content> {
  readonly revision: string;
  readonly tookMs: number;
}

async function readStored<Form extends TSchema>(
  em: EntityManager,
  { name, form }: CachedAggregate<Form>,
): Promise<StoredAggregate<Static<Form>> | null> {
  const row = await queryIn(em, { type: 'write' })
    .selectFrom('figure')
    .select(['revision', 'made_at as madeAt', 'took_ms as tookMs', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return null;
  const { content } = row;
  return matchesForm(form, content) ? { ...row, content } : null;
}

const checks = new WeakMap<TSchema, { Check(content: unknown): boolean }>();

// The schema is compiled on first use. This is worthwhile, because results contain thousands of values.
function matchesForm<Form extends TSchema>(form: Form, content: unknown): content is Static<Form> {
  const check = checks.get(form) ?? Compile(form);
  checks.set(form, check);
  return check.Check(content);
}

/** Computes an aggregate. Concurrent requests for the same revision share one computation. */
async function computeOnce<Form extends TSchema>(
  em: EntityManager,
  figure: CachedAggregate<Form>,
  revision: string,
): Promise<ComputedAggregate<Static<Form>>> {
  const key = `${figure.name} ${revision}`;
  const running = inProgress.get(key);
  if (running) {
    await running;
    const stored = await readStored(em, figure);
    if (stored) return stored;
  }
  const making = makeFigure(em, figure, revision).finally(() => inProgress.delete(key));
  inProgress.set(key, making);
  return making;
}

async function makeFigure<Form extends TSchema>(
  em: EntityManager,
  { name, compute }: CachedAggregate<Form>,
  revision: string,
): Promise<ComputedAggregate<Static<Form>>> {
  const began = performance.now();
  const content = await compute(em);
  const stored = {
    revision,
    took_ms: Math.round(performance.now() - began),
    content: asJson(content),
    made_at: now,
  };
  await queryIn(em)
    .insertInto('figure')
    .values({ name, ...stored })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(stored))
    .execute();
  return { content, madeAt: new Date().toISOString() };
}
