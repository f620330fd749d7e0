import type { EntityManager } from '@mikro-orm/postgresql';
import pRetry from 'p-retry';
import { AppError, tryAgain } from '../errors/errors.ts';
import { type InputClass, readInput } from '../input/input.ts';
import { withSpan } from '../tracing.ts';
import { changing, type Rule } from './access.ts';
import { auditSession, changeAuthorOf, over, type RequestContext } from './context.ts';
import { throwRequestedError } from './sandbox/sandbox.ts';

/** Operation of the product: an access rule, an input and the work. GraphQL and REST use the same operations. */
export interface UseCase<I, O> {
  /** Checks the rule, parses the input and executes the work. */
  (ctx: RequestContext, input: I | Unchecked): Promise<O>;
  readonly rule: Rule;
  readonly input: InputClass<I> | null;
  /**
   * Checks only the rule, for transports that check access before they receive the body. Throws FORBIDDEN, or
   * INVALID_REQUEST 503 during maintenance.
   */
  authorize(ctx: RequestContext): Promise<AuthorizedCall<I, O>>;
}

/** Call that has passed the use case's rule. Only `authorize` creates one, so the work cannot run without the check. */
export interface AuthorizedCall<I, O> {
  /** Parses the input. Throws INVALID_REQUEST, or the error that a client with a test key has requested. */
  parse(input: I | Unchecked): ParsedCall<I, O>;
}

/** Authorized call with valid input. */
export interface ParsedCall<I, O> {
  readonly input: I;
  /**
   * Executes the work for the authorized caller, on the given connection or that of the request. It can be executed
   * more than once, for example a second time in a snapshot.
   */
  run(em?: EntityManager): Promise<O>;
}

/** Input whose structure has not been checked, such as a REST body. */
export class Unchecked {
  constructor(readonly raw: unknown) {}
}

type Work<I, O> = (ctx: RequestContext, input: I) => Promise<O>;

function useCase<I, O>(rule: Rule, input: InputClass<I> | null, work: Work<I, O>): UseCase<I, O> {
  const describe = () => ({ name: nameOf(input, work), attributes: { 'facet.rule': rule.name } });
  return callable({
    rule,
    input,
    async authorize(ctx) {
      await checkRule(rule, ctx);
      return {
        parse(rawInput) {
          throwRequestedError(ctx);
          const raw = rawInput instanceof Unchecked ? rawInput.raw : rawInput;
          // Without an input class, the work ignores its input.
          const parsed = input ? readInput(input, raw) : (raw as I);
          const run = (em?: EntityManager): Promise<O> => work(em ? over(em, ctx) : ctx, parsed);
          return { input: parsed, run: (em) => withSpan(describe, () => run(em)) };
        },
      };
    },
  });
}

/** Returns the name of a use case in traces: that of its input, or of its function. */
const nameOf = (input: InputClass<unknown> | null, { name }: { readonly name: string }): string =>
  `use case ${input?.name.replace(/Input$/, '') ?? (name || 'without input')}`;

/** Adds a call signature that performs all three steps: it checks the rule, parses the input and executes the work. */
function callable<I, O>(steps: Pick<UseCase<I, O>, 'rule' | 'input' | 'authorize'>): UseCase<I, O> {
  const call = async (ctx: RequestContext, rawInput: I | Unchecked): Promise<O> =>
    (await steps.authorize(ctx)).parse(rawInput).run();
  return Object.assign(call, steps);
}

/** Creates a use case that writes. Its rule rejects administrators who are impersonating a user. */
function changingCase<I, O>(rule: Rule, input: InputClass<I> | null, work: Work<I, O>): UseCase<I, O> {
  return useCase(changing(rule), input, (ctx, checked) => {
    ctx.loaders.hasChanged = true;
    return work(ctx, checked);
  });
}

/**
 * Checks a rule. If a signed-in caller is rejected, this is recorded in the security log. Missing and expired tokens
 * are not recorded, because they are common and harmless.
 */
async function checkRule(rule: Rule, ctx: RequestContext): Promise<void> {
  try {
    rule.check(ctx);
  } catch (error) {
    if (ctx.actor && error instanceof AppError && error.code === 'FORBIDDEN') {
      await ctx.onRefused?.(error.reason === 'SCOPE_MISSING' ? (rule.keys ?? 'keys') : rule.name);
    }
    throw error;
  }
}

/** Creates a read-only operation. */
export function query<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function query<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function query<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work ? useCase(rule, input as InputClass<I>, work) : useCase(rule, null, input as Work<I, O>);
}

/**
 * Creates an operation that writes. Its work runs in one transaction, which is retried after a deadlock. The number
 * of concurrent commands is limited, because they may wait for each other's locks.
 */
export function command<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function command<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function command<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work
    ? changingCase(rule, input as InputClass<I>, inTurn(work))
    : changingCase(rule, null, inTurn(input as Work<I, O>));
}

/**
 * Creates a command that does not wait for locks. It is exempt from the concurrency limit and runs while other
 * commands wait.
 */
export const promptCommand = <I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O> =>
  changingCase(rule, input, inTransaction(work));

/**
 * Creates a command with slow steps that run before the transaction begins, such as hashing a password, calling
 * another service or counting attempts. `prepare` runs once, after the rule and input have been checked. Its result
 * is passed to `work`.
 */
export function preparedCommand<I, P, O>(
  rule: Rule,
  input: InputClass<I>,
  prepare: (ctx: RequestContext, input: I) => Promise<P>,
  work: (ctx: RequestContext, input: I, prepared: P) => Promise<O>,
): UseCase<I, O> {
  return changingCase(rule, input, async (ctx, checked) => {
    const prepared = await prepare(ctx, checked);
    return inTurn<I, O>((inner, same) => work(inner, same, prepared))(ctx, checked);
  });
}

/**
 * Creates a command whose work opens its own transactions. A bulk load, for example, is staged outside a transaction
 * and merged in a short one. The work writes its own audit log entries.
 */
export function bulkCommand<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function bulkCommand<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function bulkCommand<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work ? changingCase(rule, input as InputClass<I>, work) : changingCase(rule, null, input as Work<I, O>);
}

/** Extends a command with a step that runs after its transaction has been committed. */
export const followed = <I, O>(command: UseCase<I, O>, follow: (ctx: RequestContext) => void): UseCase<I, O> =>
  around(command, async (ctx, _input, run) => {
    const outcome = await run();
    follow(ctx);
    return outcome;
  });

/**
 * Extends an operation with a step that runs if its work is rejected, after its transaction has been rolled back. The
 * step does not run if the rule or the input check fails.
 */
export const refused = <I, O>(
  operation: UseCase<I, O>,
  onRefusal: (ctx: RequestContext, input: I, error: AppError) => Promise<void>,
): UseCase<I, O> =>
  around(operation, async (ctx, input, run) => {
    try {
      return await run();
    } catch (error) {
      if (error instanceof AppError) await onRefusal(ctx, input, error);
      throw error;
    }
  });

/** Returns the operation with its work wrapped by `wrap`. */
function around<I, O>(
  operation: UseCase<I, O>,
  wrap: (ctx: RequestContext, input: I, run: () => Promise<O>) => Promise<O>,
): UseCase<I, O> {
  return callable({
    rule: operation.rule,
    input: operation.input,
    async authorize(ctx) {
      const { parse } = await operation.authorize(ctx);
      return {
        parse(rawInput) {
          const { input, run } = parse(rawInput);
          return { input, run: (em) => wrap(ctx, input, () => run(em)) };
        },
      };
    },
  });
}

/** Maximum number of times that a transaction is retried after a deadlock or a serialization failure. */
const retries = 3;

/** Runs the work in a transaction, in a concurrency slot for commands. */
const inTurn = <I, O>(work: Work<I, O>): Work<I, O> => {
  const transaction = inTransaction(work);
  return (ctx, input) => ctx.services.changes.take(() => transaction(ctx, input));
};

const inTransaction =
  <I, O>(work: Work<I, O>): Work<I, O> =>
  (ctx, input) => {
    const author = changeAuthorOf(ctx);
    const session = author ? { session: auditSession(author) } : {};
    const once = async (): Promise<O> => {
      try {
        return await ctx.em.fork(session).transactional((em) => work(over(em, ctx), input));
      } catch (error) {
        throw hasCode(error, statementTooLong) ? tryAgain(inLine, { cause: error }) : error;
      }
    };
    return pRetry(once, {
      retries,
      minTimeout: 0,
      shouldRetry({ error, attemptNumber: attempt }) {
        if (!hasCode(error, lostAgainstOthers)) return false;
        ctx.log.info({ err: error, attempt }, 'retrying the transaction');
        return true;
      },
    });
  };

/**
 * Error codes of deadlocks and serialization failures. Lock timeouts are not retried, because the caller has already
 * waited for the maximum time.
 */
const lostAgainstOthers = ['40001', '40P01'];

/**
 * Error code of a query canceled by the statement timeout. The lock timeout restarts whenever another transaction in
 * the queue for a row gives up, so only the statement timeout ends such a wait. No other statement of a command takes
 * that long.
 */
const statementTooLong = ['57014'];
const inLine = 'another request is changing the same record; nothing was changed';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
