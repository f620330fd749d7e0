import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { batch } from '../../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { type Viewer, viewerOf } from '../../../accounts/index.ts';
import { Diamond } from '../diamond.entity.ts';
import { type DiamondView, planFor } from '../diamond-view.ts';
import { columnsFor, type DiamondColumn, selectColumns } from './diamond-columns.ts';
import type { DiamondRow } from './diamond-row.ts';
import { readableBy, visibleTo } from './diamond-visibility.ts';

/** Stones `d` that the viewer may see and that meet a condition, by id, at most `limit`. Only the given columns are read. */
export async function readDiamonds(
  em: EntityManager,
  viewer: Viewer,
  condition: RawBuilder<boolean>,
  columns: Iterable<DiamondColumn> = columnsFor(viewer),
  limit: number | null = null,
): Promise<DiamondRow[]> {
  const { rows } = await sql<DiamondRow>`
    select ${selectColumns(columns, viewer)} from diamond d
    where ${visibleTo(viewer)} and ${condition} order by d.id limit ${limit}::int`.execute(em.getKysely());
  return rows;
}

/** The same of stones that the viewer names one by one: also those on hold for them, and those that they have bought. */
export async function readNamedDiamonds(
  em: EntityManager,
  viewer: Viewer,
  condition: RawBuilder<boolean>,
  columns: Iterable<DiamondColumn> = columnsFor(viewer),
): Promise<DiamondRow[]> {
  const { rows } = await sql<DiamondRow>`
    select ${selectColumns(columns, viewer)} from diamond d
    where ${condition} and ${readableBy(viewer)} order by d.id`.execute(em.getKysely());
  return rows;
}

/**
 * A stone for GraphQL by its id, together with all others asked for in the same moment by one query.
 * `fields` are the fields selected of it (`selectedFields`). Undefined: not there for the caller.
 */
export const diamondById = batch(
  async (
    ctx: RequestContext,
    ids: readonly number[],
    fields: ReadonlySet<string>,
  ): Promise<Map<number, DiamondView>> => {
    const plan = planFor(fields);
    const rows = await readNamedDiamonds(ctx.em, await viewerOf(ctx), sql`d.id = any(${ids})`, plan.columns);
    return new Map(rows.map((row) => [row.id, plan.view(row)]));
  },
);

/** The visible stones of a line set for GraphQL, together with other sets asked for in the same moment by one query. */
export const diamondsByLineSet = batch(
  async (
    ctx: RequestContext,
    names: readonly string[],
    fields: ReadonlySet<string>,
  ): Promise<Map<string, DiamondView[]>> => {
    const plan = planFor(fields);
    const columns = new Set([...plan.columns, 'lineSet' as const]);
    const rows = await readDiamonds(ctx.em, await viewerOf(ctx), sql`d.line_set = any(${names})`, columns);
    const sets = new Map(names.map((name): [string, DiamondView[]] => [name, []]));
    for (const row of rows) if (row.lineSet !== null) sets.get(row.lineSet)?.push(plan.view(row));
    return sets;
  },
);

/** Locks stones until the transaction ends. In id order, so that two buyers never wait for each other in a ring. */
export const lockDiamonds = (em: EntityManager, ids: readonly number[]): Promise<Diamond[]> =>
  em.find(
    Diamond,
    { id: { $in: [...ids] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
