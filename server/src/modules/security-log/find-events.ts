import { sql } from 'kysely';
import { InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterEnums, FilterIds, FilterRange, FilterText, FilterTexts } from '../../kernel/input/filter-fields.ts';
import { deepestRow, type Page, PageInput, pageOf } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/text.ts';
import { type Condition, oneOf, rowCount } from '../../platform/database/statements/statements.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import { SecurityEventKind } from './event-kind.ts';
import type { SecurityEventRow } from './security-event.type.ts';

@InputType({ description: 'Filter for the security log. Fields are combined with AND, values of a list with OR.' })
export class SecurityEventFilter {
  @FilterIds('Entry IDs.')
  ids?: number[] | null;

  @FilterEnums(() => SecurityEventKind, 'Kinds of entries.')
  kinds?: SecurityEventKind[] | null;

  @FilterIds('IDs of the affected users.')
  userIds?: number[] | null;

  @FilterTexts('Public IDs of API keys: the part between `fk_` and the secret.')
  keyPublicIds?: string[] | null;

  @FilterText('Part of the email address or IP address.')
  text?: string | null;

  @FilterRange(() => DateTimeRange, 'Time of the event.')
  at?: DateTimeRange | null;
}

class SecurityEventQuery {
  @OptionalObject(() => SecurityEventFilter)
  filter?: SecurityEventFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

const event = conditionsOn('security_event', 's');
const s = columnsOf('security_event', 's');

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

/** Returns one page of the security log, newest entries first. */
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
        // Stops counting one row after the last row that a page can show.
        const limited = event
          .selectFrom('security_event as s')
          .select('s.id')
          .where(where)
          .limit(deepestRow + 1);
        const total = queryIn(em).selectFrom(limited.as('r')).select(rowCount.as('count'));
        return (await total.executeTakeFirstOrThrow()).count;
      },
    );
  },
);
