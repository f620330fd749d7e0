import { type Page, pageOf } from '../../../kernel/input/page.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { conditionsOn } from '../database.ts';
import { countDeliveries, type DeliveryRow, readDeliveries } from './delivery-row.ts';
import { countDispatches, type DispatchRow, readDispatch, readDispatches } from './dispatch-row.ts';
import { EmailDeliveryQuery, EmailDispatchId, EmailDispatchQuery } from './email-dispatch.input.ts';

const dispatch = conditionsOn('email_dispatch', 'd');
const delivery = conditionsOn('email_delivery', 'y');

/** One page of dispatches, the newest first. */
export const pageEmailDispatches = query(
  administrator,
  EmailDispatchQuery,
  ({ em }, { filter, page }): Promise<Page<DispatchRow>> => {
    const where = dispatch.and(filter?.statuses ? [dispatch('d.status', '=', anyOf(filter.statuses))] : []);
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
    const where = delivery.and([
      delivery('y.dispatch_id', '=', dispatchId),
      ...(filter?.statuses ? [delivery('y.status', '=', anyOf(filter.statuses))] : []),
    ]);
    return pageOf(
      page,
      (slice) => readDeliveries(em, where, slice),
      () => countDeliveries(em, where),
    );
  },
);
