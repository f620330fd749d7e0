import type { EntityManager } from '@mikro-orm/postgresql';
import pRetry from 'p-retry';
import { AppError, tryAgain } from '../errors/errors.ts';
import { type InputClass, readInput } from '../input/input.ts';
import { changing, type Rule } from './access.ts';
import { auditSession, changeAuthorOf, over, type RequestContext } from './context.ts';
import { throwRequestedError } from './sandbox/sandbox.ts';

/** Operation of the product: rule, input and work. GraphQL and REST use the same. */
export interface UseCase<I, O> {
  /** Checks the rule, parses the input and does the work. */
  (ctx: RequestContext, input: I | Unchecked): Promise<O>;
  readonly rule: Rule;
  readonly input: InputClass<I> | null;
  /**
   * Checks the rule alone, for a transport that receives a body before the input can be parsed. Throws FORBIDDEN, or
   * INVALID_REQUEST 503 during maintenance.
   */
  authorize(ctx: RequestContext): Promise<AuthorizedCall<I, O>>;
}

/** A call that the rule of the use case permits. Only `authorize` returns one, so that no work is done without it. */
export interface AuthorizedCall<I, O> {
  /** Parses the input. Throws INVALID_REQUEST, or the error that a test key has requested. */
  parse(input: I | Unchecked): ParsedCall<I, O>;
}

/** A permitted call with valid input. */
export interface ParsedCall<I, O> {
  readonly input: I;
  /**
   * Does the work for the caller that was authorized, over the connection of the request or another one. It can be done
   * more than once, for example again in a snapshot.
   */
  run(em?: EntityManager): Promise<O>;
}

/** Input whose shape has not been checked, such as a REST body. */
export class Unchecked {
  constructor(readonly raw: unknown) {}
}

type Work<I, O> = (ctx: RequestContext, input: I) => Promise<O>;

function useCase<I, O>(rule: Rule, input: InputClass<I> | null, work: Work<I, O>): UseCase<I, O> {
  return callable({
    rule,
    input,
    async authorize(ctx) {
      await checkRule(rule, ctx);
      return {
        parse(given) {
          throwRequestedError(ctx);
          const raw = given instanceof Unchecked ? given.raw : given;
          // Work without an input class takes no input: the value is not used.
          const parsed = input ? readInput(input, raw) : (raw as I);
          return { input: parsed, run: (em) => work(em ? over(em, ctx) : ctx, parsed) };
        },
      };
    },
  });
}

/** Adds the call that performs all three steps. */
function callable<I, O>(steps: Pick<UseCase<I, O>, 'rule' | 'input' | 'authorize'>): UseCase<I, O> {
  const call = async (ctx: RequestContext, given: I | Unchecked): Promise<O> =>
    (await steps.authorize(ctx)).parse(given).run();
  return Object.assign(call, steps);
}

/** Makes a use case that writes. The rule refuses administrators who view the shop as another user. */
function changingCase<I, O>(rule: Rule, input: InputClass<I> | null, work: Work<I, O>): UseCase<I, O> {
  return useCase(changing(rule), input, (ctx, checked) => {
    ctx.loaders.hasChanged = true;
    return work(ctx, checked);
  });
}

/**
 * Checks a rule. A refusal of a signed-in caller is recorded in the security log. Missing and expired tokens are not: they
 * are common and harmless.
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

/** Makes an operation that only reads. */
export function query<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function query<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function query<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work ? useCase(rule, input as InputClass<I>, work) : useCase(rule, null, input as Work<I, O>);
}

/**
 * Makes an operation that writes. Its work is one transaction, which is retried after a deadlock. The number of
 * concurrent commands is limited, because they can wait for each other's locks.
 */
export function command<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function command<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function command<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work
    ? changingCase(rule, input as InputClass<I>, inTurn(work))
    : changingCase(rule, null, inTurn(input as Work<I, O>));
}

/** Makes a command that waits for no locks. It is not limited in number and runs while other commands wait. */
export const promptCommand = <I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O> =>
  changingCase(rule, input, inTransaction(work));

/**
 * Makes a command whose slow steps (hashing a password, calling another service, counting attempts) run before the
 * transaction begins. `prepare` runs once, after rule and input are checked, and its result is passed to `work`.
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
 * Makes a command whose work opens its own transactions: a bulk load is staged outside any transaction and merged in a
 * short one. The work writes its own entries of the audit log.
 */
export const bulkCommand = <I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O> =>
  changingCase(rule, input, work);

/** Returns the same command with a step that runs after its transaction has been committed. */
export const followed = <I, O>(command: UseCase<I, O>, follow: (ctx: RequestContext) => void): UseCase<I, O> =>
  around(command, async (ctx, _input, run) => {
    const outcome = await run();
    follow(ctx);
    return outcome;
  });

/**
 * Returns the same operation with a step that runs if its work is refused, outside its transaction, which has been rolled
 * back by then. It does not run if the rule or the input is refused.
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

/** Returns the same operation with `wrap` around its work. */
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
        parse(given) {
          const { input, run } = parse(given);
          return { input, run: (em) => wrap(ctx, input, () => run(em)) };
        },
      };
    },
  });
}

/** Retries of a transaction after a deadlock or a serialization failure. */
const retries = 3;

/** Runs the transaction of the work within the limit on commands. */
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

/** Deadlock and serialization failure. A lock timeout is not retried: the caller has already waited for the limit. */
const lostAgainstOthers = ['40001', '40P01'];

/**
 * Canceled by the statement timeout. The lock timeout restarts whenever another transaction in the queue for a row
 * gives up, so only the statement timeout ends such a wait. No other statement of a command takes that long.
 */
const statementTooLong = ['57014'];
const inLine = 'another request is changing the same record; nothing was changed';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
