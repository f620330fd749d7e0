import { deepestRow, largestPage, largestStep } from '../../kernel/input/page.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import { sandboxDays } from '../../kernel/use-cases/sandbox/sandbox.ts';
import type { UserLimits } from '../../kernel/use-cases/services.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { defaultBudget, maxActiveKeys } from '../../modules/api-keys/index.ts';
import {
  deliveryDays,
  fastSeconds,
  maxAttempts,
  maxConcurrency,
  maxEndpoints,
  minConcurrency,
  ownerConcurrency,
  retryScheduleText,
} from '../../modules/webhooks/index.ts';
import { loggedDays } from '../../platform/change-log/maintain-partitions.ts';
import { maxRunning } from '../../platform/http/admission.ts';
import { idempotencyDays } from '../../platform/http/idempotency.ts';
import { responseTimeoutMs } from '../../platform/outbound-http/outbound-http.ts';
import { maxAliases, maxCost, maxDepth, maxSelections, maxTokens } from './limits.ts';
import { price } from './operation-cost.ts';

/** Limit for API clients. */
export interface ProgramLimit {
  /** Stable identifier that programs can use. */
  readonly name: string;
  /** Section of the documentation that lists the limit. */
  readonly section: string;
  /** Display text that explains the value. */
  readonly meaning: string;
  readonly value: number;
}

type Rows = readonly (readonly [name: string, value: number, meaning: string])[];

/** Returns the limits of this server by section. Operators can configure many of them. */
function limitsOf(userLimits: UserLimits): Readonly<Record<string, Rows>> {
  return {
    Budget: [
      ['KEY_BUDGET', defaultBudget.limit, 'Maximum budget of a key, unless another budget was agreed on.'],
      ['KEY_RESTORE', defaultBudget.restorePerSecond, 'Budget restored per second.'],
      [
        'PARALLEL_REQUESTS',
        maxRunning.signedIn,
        'Concurrent requests of a key per server process. Further requests wait for up to 5 seconds.',
      ],
      ['COST_QUERY', price.query, 'Cost of a field of a query, regardless of its result.'],
      ['COST_MUTATION', price.mutation, 'Cost of a field of a mutation.'],
      ['COST_ROW', price.object, 'Cost of an item of a list, and of each object within it that has an ID.'],
      ['COST_FEED_ROW', price.feedShare, 'Cost of an item of a feed, and of each object within it that has an ID.'],
      ['COST_TOTAL', price.total, 'Cost of the `total` of a list.'],
      ['COST_FACET', price.facet, 'Cost of each facet of a list.'],
    ],
    'GraphQL operation': [
      ['OPERATION_COST', maxCost, 'Maximum cost.'],
      ['OPERATION_DEPTH', maxDepth, 'Maximum nesting of fields.'],
      ['OPERATION_ALIASES', maxAliases, 'Maximum number of aliases.'],
      ['OPERATION_TOKENS', maxTokens, 'Maximum number of tokens in the document.'],
      ['OPERATION_SELECTIONS', maxSelections, 'Maximum number of fields and fragments, counted at each spread.'],
    ],
    'Lists and feeds': [
      ['PAGE_SIZE', largestPage, 'Maximum number of items on a page.'],
      ['PAGE_DEPTH', deepestRow, 'Maximum position of an item that pages can reach. Feeds have no such limit.'],
      ['FEED_STEP', largestStep, 'Maximum number of changes in one feed response.'],
      ['FEED_DAYS', loggedDays, 'Days until a cursor expires.'],
    ],
    'Holds and orders': [
      [
        'HOLDS',
        userLimits.holds,
        'Maximum number of items that an account can put on hold at a time. 0 if accounts cannot place holds.',
      ],
      ['HOLD_HOURS', userLimits.holdHours, 'Default and maximum duration of a hold in hours.'],
      [
        'HOLD_AGAIN_HOURS',
        userLimits.holdAgainHours,
        'Hours after the end of a hold until the same account can hold the item again.',
      ],
      ['ORDER_LINES', userLimits.orderLines, 'Maximum number of lines of an order.'],
      ['ORDER_TOTAL', userLimits.orderTotal, 'Maximum total of an order, in the currency of the site.'],
      ['IDEMPOTENCY_DAYS', idempotencyDays, 'Days for which an idempotency key returns the first result.'],
    ],
    'Keys and webhooks': [
      ['KEYS', maxActiveKeys, 'Maximum number of active keys of an account.'],
      ['TEST_DAYS', sandboxDays, 'Days until orders and holds of test keys are deleted.'],
      ['ENDPOINTS', maxEndpoints, 'Maximum number of endpoints of an account.'],
      ['ANSWER_SECONDS', responseTimeoutMs / 1_000, 'Seconds within which an endpoint has to respond.'],
      ['ATTEMPTS', maxAttempts, `Attempts to deliver a message. ${retryScheduleText}`],
      [
        'CONCURRENCY_LEAST',
        minConcurrency,
        `Initial number of concurrent deliveries to one endpoint. Each 2xx response within ${fastSeconds} s adds one; each failure halves it.`,
      ],
      ['CONCURRENCY_MOST', maxConcurrency, 'Maximum number of concurrent deliveries to one endpoint.'],
      [
        'CONCURRENCY_ACCOUNT',
        ownerConcurrency,
        'Maximum number of concurrent deliveries to all endpoints of an account.',
      ],
      ['DELIVERY_DAYS', deliveryDays, 'Days for which deliveries are stored and can be sent again.'],
    ],
  };
}

/** Returns all limits in the order in which the documentation lists them. */
export const programLimitsOf = (userLimits: UserLimits): readonly ProgramLimit[] =>
  Object.entries(limitsOf(userLimits)).flatMap(([section, rows]) =>
    rows.map(([name, value, meaning]) => ({ name, section, meaning, value })),
  );

/** Use case that returns the limits of this server. */
export const programLimits = query(
  forEveryKey(guest),
  async (ctx): Promise<readonly ProgramLimit[]> => programLimitsOf(ctx.services.config.limits),
);
