import { sql } from 'kysely';
import { deepestRow, type Page, pageOf } from '../../kernel/input/page.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/containing.ts';
import { type Condition, oneOf, rowCount } from '../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import type { SecurityEventKind } from './event-kind.ts';
import { type SecurityEventFilter, SecurityEventQuery } from './security-events.input.ts';

/** An entry as it is read. */
export interface SecurityEventRow {
  readonly id: string;
  readonly kind: SecurityEventKind;
  /** When it happened, the first and the last time. */
  readonly at: string;
  readonly lastAt: string;
  /** How often within that minute. */
  readonly count: number;
  readonly userId: number | null;
  readonly email: string | null;
  readonly actorId: number | null;
  readonly keyPublicId: string | null;
  readonly reason: string | null;
  readonly ip: string | null;
  readonly browser: string | null;
  readonly requestId: string | null;
}

const event = conditionsOn('security_event', 's');
const s = columnsOf('security_event', 's');

/** Whether the filter holds for the entry `s`. */
function eventsThat({ ids, kinds, userIds, keyPublicIds, text, at }: SecurityEventFilter): Condition {
  const conditions: Condition[] = [];
  if (ids) conditions.push(sql`${s('id')} = any(${ids}::bigint[])`);
  if (kinds) conditions.push(event('s.kind', '=', oneOf(kinds)));
  if (userIds) conditions.push(event('s.user_id', '=', oneOf(userIds)));
  if (keyPublicIds) conditions.push(event('s.key_public_id', '=', oneOf(keyPublicIds)));
  if (text) {
    const part = containing(text);
    conditions.push(event.or([event('s.email', 'ilike', part), event('s.ip', 'ilike', part)]));
  }
  if (at?.min) conditions.push(sql`${s('at')} >= ${at.min}`);
  if (at?.max) conditions.push(sql`${s('at')} <= ${at.max}`);
  return event.and(conditions);
}

/** One page of the security log, the newest entries first. */
export const findSecurityEvents = query(
  administrator,
  SecurityEventQuery,
  async ({ em }, { filter, page }): Promise<Page<SecurityEventRow>> => {
    const where = eventsThat(filter ?? {});
    return pageOf(
      page,
      ({ limit, offset }) =>
        queryIn(em)
          .selectFrom('security_event as s')
          .select([
            's.id',
            's.kind',
            's.at',
            's.last_at as lastAt',
            's.count',
            's.user_id as userId',
            's.email',
            's.actor_id as actorId',
            's.key_public_id as keyPublicId',
            's.reason',
            's.ip',
            's.browser',
            's.request_id as requestId',
          ])
          .where(where)
          .orderBy('s.at', 'desc')
          .orderBy('s.id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
      async () => {
        // No further than pages reach: one more says that there are others.
        const reached = event
          .selectFrom('security_event as s')
          .select('s.id')
          .where(where)
          .limit(deepestRow + 1);
        const counted = queryIn(em).selectFrom(reached.as('r')).select(rowCount.as('count'));
        return (await counted.executeTakeFirstOrThrow()).count;
      },
    );
  },
);
