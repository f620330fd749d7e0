import { deepestRow, largestPage, largestStep } from '../../kernel/input/page.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import { sandboxDays } from '../../kernel/use-cases/sandbox/sandbox.ts';
import type { UserLimits } from '../../kernel/use-cases/services.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { mostKeys, usualBudget } from '../../modules/api-keys/index.ts';
import {
  deliveryDays,
  fastSeconds,
  leastConcurrency,
  mostAttempts,
  mostConcurrency,
  mostEndpoints,
  ownerConcurrency,
  retryScheduleWords,
} from '../../modules/webhooks/index.ts';
import { loggedDays } from '../../platform/change-log/open-days.ts';
import { mostRunning } from '../../platform/http/admission.ts';
import { idempotencyDays } from '../../platform/http/idempotency.ts';
import { answerMs } from '../../platform/remote-posts/remote-posts.ts';
import { maxAliases, maxCost, maxDepth, maxSelections, maxTokens } from './limits.ts';
import { price } from './operation-cost.ts';

/** Something that programs have to keep to. */
export interface ProgramLimit {
  /** The same for ever, for programs. */
  readonly name: string;
  /** What people find it under. */
  readonly section: string;
  /** For people. The value stands beside it. */
  readonly meaning: string;
  readonly value: number;
}

type Rows = readonly (readonly [name: string, value: number, meaning: string])[];

/** What holds here and now: much of it is the operator's to set. */
function limitsOf(own: UserLimits): Readonly<Record<string, Rows>> {
  return {
    Budget: [
      ['KEY_BUDGET', usualBudget.limit, 'What a key can spend at once, where the house has agreed on no other budget.'],
      ['KEY_RESTORE', usualBudget.restorePerSecond, 'What comes back of that each second.'],
      [
        'PARALLEL_REQUESTS',
        mostRunning.signedIn,
        'Requests of a key that a server process runs at the same time. More of them wait for up to 5 seconds.',
      ],
      ['COST_QUERY', price.query, 'What a field of a query costs, whatever it answers.'],
      ['COST_MUTATION', price.mutation, 'What a field of a mutation costs.'],
      ['COST_ROW', price.object, 'What an item of a list costs, and an object within it that has an id.'],
      ['COST_FEED_ROW', price.feedShare, 'What the same costs in a feed.'],
      ['COST_TOTAL', price.total, 'What the total of a list costs.'],
      ['COST_FACET', price.facet, 'What each facet of a list costs.'],
    ],
    'One operation of GraphQL': [
      ['OPERATION_COST', maxCost, 'What it may cost.'],
      ['OPERATION_DEPTH', maxDepth, 'Fields below each other.'],
      ['OPERATION_ALIASES', maxAliases, 'Renamed fields.'],
      ['OPERATION_TOKENS', maxTokens, 'Words and signs of its document.'],
      ['OPERATION_SELECTIONS', maxSelections, 'Fields and fragments, each as often as it is spread.'],
    ],
    'Lists and feeds': [
      ['PAGE_SIZE', largestPage, 'Items on a page of a list.'],
      ['PAGE_DEPTH', deepestRow, 'The deepest item that pages lead to. Feeds have no such end.'],
      ['FEED_STEP', largestStep, 'Changes in one step of a feed.'],
      ['FEED_DAYS', loggedDays, 'Days for which a cursor is good.'],
    ],
    'Holds and orders': [
      ['HOLDS', own.holds, 'Items that an account has on hold by itself at one time. 0: it holds none by itself.'],
      ['HOLD_HOURS', own.holdHours, 'Hours that such a hold lasts, counted from its beginning.'],
      ['HOLD_AGAIN_HOURS', own.holdAgainHours, 'Hours after its end before the same account may hold the item again.'],
      ['ORDER_LINES', own.orderLines, 'Lines of one order.'],
      ['ORDER_TOTAL', own.orderTotal, 'What one order may come to, in the currency of the house.'],
      ['IDEMPOTENCY_DAYS', idempotencyDays, 'Days for which a key of idempotency answers the first outcome.'],
    ],
    'Keys and webhooks': [
      ['KEYS', mostKeys, 'Keys of an account that work at one time.'],
      ['TEST_DAYS', sandboxDays, 'Days for which what test keys order and hold is kept.'],
      ['ENDPOINTS', mostEndpoints, 'Endpoints of an account.'],
      ['ANSWER_SECONDS', answerMs / 1_000, 'Seconds in which an endpoint has to answer.'],
      ['ATTEMPTS', mostAttempts, `Attempts to deliver a message. ${retryScheduleWords}`],
      [
        'CONCURRENCY_LEAST',
        leastConcurrency,
        `Messages on their way to one endpoint at the same time, at first. Each 2xx response within ${fastSeconds} s adds one; each failure halves it.`,
      ],
      ['CONCURRENCY_MOST', mostConcurrency, 'The same, at most.'],
      [
        'CONCURRENCY_ACCOUNT',
        ownerConcurrency,
        'Messages on their way to all endpoints of an account at the same time.',
      ],
      ['DELIVERY_DAYS', deliveryDays, 'Days for which deliveries are kept and can be sent again.'],
    ],
  };
}

/** Everything that programs have to keep to, in the order in which people read it. */
export const programLimitsOf = (own: UserLimits): readonly ProgramLimit[] =>
  Object.entries(limitsOf(own)).flatMap(([section, rows]) =>
    rows.map(([name, value, meaning]) => ({ name, section, meaning, value })),
  );

/** The limits of this server. */
export const programLimits = query(
  forEveryKey(guest),
  async (ctx): Promise<readonly ProgramLimit[]> => programLimitsOf(ctx.services.config.limits),
);
