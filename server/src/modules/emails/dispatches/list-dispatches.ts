import { type RawBuilder, sql } from 'kysely';
import { type Page, pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { countDeliveries, type DeliveryRow, readDeliveries } from './delivery-row.ts';
import { countDispatches, type DispatchRow, readDispatch, readDispatches } from './dispatch-row.ts';
import { EmailDeliveryQuery, EmailDispatchId, EmailDispatchQuery } from './email-dispatch.input.ts';

/** One page of dispatches, the newest first. */
export const pageEmailDispatches = query(
  administrator,
  EmailDispatchQuery,
  ({ em }, { filter, page }): Promise<Page<DispatchRow>> => {
    const where = statusIn('d', filter?.statuses);
    return pageOf(
      page,
      (slice) => readDispatches(em, where, slice),
      () => countDispatches(em, where),
    );
  },
);

/** One dispatch. Throws ITEM_NOT_FOUND. */
export const findEmailDispatch = query(administrator, EmailDispatchId, ({ em }, { id }) => readDispatch(em, id));

/** One page of the copies of a dispatch, in the order in which recipients were found. None for an unknown dispatch. */
export const pageEmailDeliveries = query(
  administrator,
  EmailDeliveryQuery,
  ({ em }, { dispatchId, filter, page }): Promise<Page<DeliveryRow>> => {
    const where = sql<boolean>`y.dispatch_id = ${dispatchId} and ${statusIn('y', filter?.statuses)}`;
    return pageOf(
      page,
      (slice) => readDeliveries(em, where, slice),
      () => countDeliveries(em, where),
    );
  },
);

const statusIn = (table: 'd' | 'y', statuses: readonly string[] | null | undefined): RawBuilder<boolean> =>
  statuses ? sql<boolean>`${sql.ref(`${table}.status`)} = any(${statuses})` : sql<boolean>`true`;
