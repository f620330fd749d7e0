import type { RequestContext } from '../../kernel/use-cases/context.ts';
import type { ChangeBatch } from '../../kernel/use-cases/live-changes.ts';
import { receivedMessages } from '../contact-messages/index.ts';
import { failedRuns } from '../imports/index.ts';
import { placedOrders } from '../orders/index.ts';
import { type HouseEventsType, HouseList, HouseNewsKind } from './live.type.ts';

type Notifications = HouseEventsType['news'];

/** Back-office lists, keyed by their subject in the change log. */
const listOf: Readonly<Partial<Record<string, HouseList>>> = {
  sales_order: HouseList.ORDERS,
  order_message: HouseList.ORDERS,
  contact_message: HouseList.MESSAGES,
  import_run: HouseList.IMPORT_RUNS,
};

export const listsOf = (batches: readonly ChangeBatch[]): readonly HouseList[] => [
  ...new Set(batches.flatMap(({ changes }) => changes.flatMap(({ subject }) => listOf[subject] ?? []))),
];

/** Cached notifications, keyed by batch. All administrators share them. */
const notificationsOf = new WeakMap<ChangeBatch, Promise<Notifications>>();

/**
 * Returns notifications about changes. If there are too many changes to list individually, returns no notifications;
 * only the lists are reported as changed.
 */
export async function readNotifications(ctx: RequestContext, batches: readonly ChangeBatch[]): Promise<Notifications> {
  const all = await Promise.all(
    batches.map((batch) => {
      const notifications = notificationsOf.get(batch) ?? loadNotifications(ctx, batch);
      notificationsOf.set(batch, notifications);
      return notifications;
    }),
  );
  return all.flat();
}

/** Bit that marks created records in the change log. */
const created = 1;

async function loadNotifications({ em }: RequestContext, { changes }: ChangeBatch): Promise<Notifications> {
  const itemsOf = (subject: string) => changes.find((change) => change.subject === subject)?.items ?? [];
  const createdIds = (subject: string) => itemsOf(subject).flatMap(({ id, kinds }) => (kinds & created ? [id] : []));
  const [orders, messages, runs] = await Promise.all([
    placedOrders(em, createdIds('sales_order')),
    receivedMessages(em, createdIds('contact_message')),
    failedRuns(
      em,
      itemsOf('import_run').map(({ id }) => id),
    ),
  ]);
  return [
    ...orders.map(({ id, buyerName }) => ({
      kind: HouseNewsKind.ORDER_PLACED,
      recordId: id,
      text: `New order ${id} from ${buyerName}`,
    })),
    ...messages.map(({ id, name }) => ({
      kind: HouseNewsKind.MESSAGE_RECEIVED,
      recordId: id,
      text: `New message from ${name}`,
    })),
    ...runs.map(({ id, fileName }) => ({
      kind: HouseNewsKind.IMPORT_FAILED,
      recordId: id,
      text: `The import of ${fileName} failed`,
    })),
  ];
}
