import type { EntityManager } from '@mikro-orm/postgresql';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Reader } from '../../../kernel/use-cases/context.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { asJson, now } from '../../../platform/database/statements/statements.ts';

/** Sums over whole tables, which are kept for as long as they are right. */
export interface Figure<Form extends TSchema> {
  readonly name: string;
  /** What it looks like; one that an older build has left is made anew. */
  readonly form: Form;
  /** Changes whenever the sums may be others. */
  revision(reader: Reader): Promise<string>;
  compute(em: EntityManager): Promise<Static<Form>>;
}

/** Sums, and when they were made. */
export interface MadeFigure<Content> {
  readonly content: Content;
  readonly madeAt: string;
}

/** What takes longer than this nobody waits for: a job makes it, at most once a minute. */
const quickMs = 150;

/** Sums that are being made by this process, by name and revision. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * The sums as they are now; where making them takes long, as they were up to a minute ago. One row is read, however large
 * the tables are.
 */
export async function readFigure<Form extends TSchema>(
  reader: Reader,
  figure: Figure<Form>,
): Promise<MadeFigure<Static<Form>>> {
  const known = await keptFigure(reader.em, figure);
  if (known && known.tookMs > quickMs) return known;
  const revision = await figure.revision(reader);
  return known?.revision === revision ? known : makeOnce(reader.em, figure, revision);
}

/** Makes the sums where they are no longer right. */
export async function refreshFigure<Form extends TSchema>(reader: Reader, figure: Figure<Form>): Promise<void> {
  const revision = await figure.revision(reader);
  if ((await keptFigure(reader.em, figure))?.revision !== revision) await makeFigure(reader.em, figure, revision);
}

interface KeptFigure<Content> extends MadeFigure<Content> {
  readonly revision: string;
  readonly tookMs: number;
}

async function keptFigure<Form extends TSchema>(
  em: EntityManager,
  { name, form }: Figure<Form>,
): Promise<KeptFigure<Static<Form>> | null> {
  const row = await queryIn(em, { type: 'write' })
    .selectFrom('figure')
    .select(['revision', 'made_at as madeAt', 'took_ms as tookMs', 'content'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return null;
  const { content } = row;
  return hasForm(form, content) ? { ...row, content } : null;
}

const checks = new WeakMap<TSchema, { Check(content: unknown): boolean }>();

/** Compiled when it is first used: sums have thousands of values. */
function hasForm<Form extends TSchema>(form: Form, content: unknown): content is Static<Form> {
  const check = checks.get(form) ?? Compile(form);
  checks.set(form, check);
  return check.Check(content);
}

/** Who asks while somebody makes them gets the same. */
async function makeOnce<Form extends TSchema>(
  em: EntityManager,
  figure: Figure<Form>,
  revision: string,
): Promise<MadeFigure<Static<Form>>> {
  const key = `${figure.name} ${revision}`;
  const others = underWay.get(key);
  if (others) {
    await others;
    const made = await keptFigure(em, figure);
    if (made) return made;
  }
  const making = makeFigure(em, figure, revision).finally(() => underWay.delete(key));
  underWay.set(key, making);
  return making;
}

async function makeFigure<Form extends TSchema>(
  em: EntityManager,
  { name, compute }: Figure<Form>,
  revision: string,
): Promise<MadeFigure<Static<Form>>> {
  const began = performance.now();
  const content = await compute(em);
  const made = {
    revision,
    took_ms: Math.round(performance.now() - began),
    content: asJson(content),
    made_at: now,
  };
  await queryIn(em)
    .insertInto('figure')
    .values({ name, ...made })
    .onConflict((known) => known.column('name').doUpdateSet(made))
    .execute();
  return { content, madeAt: new Date().toISOString() };
}
