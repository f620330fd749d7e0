import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../kernel/errors/errors.ts';
import type { EmailDispatchStatus } from './email-dispatch.entity.ts';

/** A dispatch as it is read. */
export interface DispatchRow {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly status: EmailDispatchStatus;
  readonly createdAt: Date;
  readonly sendAt: Date;
  readonly finishedAt: Date | null;
  readonly createdById: number | null;
  /** What it was made from, as it is now. */
  readonly templateId: number | null;
  readonly channels: readonly { readonly id: number; readonly name: string }[];
  /** How many users were named. */
  readonly namedUsers: number;
}

/** Instants of rows are text. */
type Stored = Omit<DispatchRow, 'createdAt' | 'sendAt' | 'finishedAt'> & {
  readonly createdAt: string;
  readonly sendAt: string;
  readonly finishedAt: string | null;
};

/** Dispatches `d`, the newest first, each in full: one query. */
export async function readDispatches(
  em: EntityManager,
  where: RawBuilder<boolean>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DispatchRow[]> {
  const { rows } = await sql<Stored>`
    select d.id, d.subject, d.body, d.status, d.created_at as "createdAt", d.send_at as "sendAt",
      d.finished_at as "finishedAt", d.created_by_id as "createdById", d.template_id as "templateId",
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
        from email_dispatch_channel dc join email_channel c on c.id = dc.channel_id
        where dc.dispatch_id = d.id) as channels,
      (select count(*)::int from email_dispatch_user n where n.dispatch_id = d.id) as "namedUsers"
    from email_dispatch d where ${where} order by d.id desc limit ${limit} offset ${offset}`.execute(em.getKysely());
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    sendAt: new Date(row.sendAt),
    finishedAt: row.finishedAt === null ? null : new Date(row.finishedAt),
  }));
}

/** How many there are. */
export async function countDispatches(em: EntityManager, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from email_dispatch d where ${where}`.execute(em.getKysely());
  return rows[0]?.count ?? 0;
}

/** The error of a dispatch that is not there. */
export const dispatchNotFound = (path: string): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'there is no such dispatch' }] });

/** One dispatch. Throws ITEM_NOT_FOUND. */
export async function readDispatch(em: EntityManager, id: number): Promise<DispatchRow> {
  const [row] = await readDispatches(em, sql<boolean>`d.id = ${id}`, { limit: 1 });
  if (!row) throw dispatchNotFound('id');
  return row;
}
