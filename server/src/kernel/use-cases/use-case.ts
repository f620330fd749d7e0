import pRetry from 'p-retry';
import { AppError, tryAgain } from '../errors/errors.ts';
import { type InputClass, readInput } from '../input/input.ts';
import { changing, type Rule } from './access.ts';
import { auditSession, changeAuthorOf } from './change-author.ts';
import { over, type RequestContext } from './context.ts';
import { refuseAsAsked } from './sandbox/provoked-error.ts';

/** One operation of the product: rule, input shape and work, the same for GraphQL and REST. */
export interface UseCase<I, O> {
  /** Checks the rule, checks the input, does the work. A test key may ask for an error in place of both. */
  (ctx: RequestContext, input: I | Unchecked): Promise<O>;
  readonly rule: Rule;
  readonly input: InputClass<I> | null;
}

/** Input whose shape nobody knows yet, such as a REST body. */
export class Unchecked {
  constructor(readonly raw: unknown) {}
}

type Work<I, O> = (ctx: RequestContext, input: I) => Promise<O>;

function useCase<I, O>(rule: Rule, input: InputClass<I> | null, work: Work<I, O>): UseCase<I, O> {
  const call = async (ctx: RequestContext, given: I | Unchecked): Promise<O> => {
    await checkRule(rule, ctx);
    refuseAsAsked(ctx);
    const raw = given instanceof Unchecked ? given.raw : given;
    // Without an input class there is nothing to read: the work's parameter is of no use to it.
    return work(ctx, input ? readInput(input, raw) : (raw as I));
  };
  return Object.assign(call, { rule, input });
}

/** A use case that writes. */
function changingCase<I, O>(rule: Rule, input: InputClass<I> | null, work: Work<I, O>): UseCase<I, O> {
  return useCase(changing(rule), input, (ctx, checked) => {
    ctx.loaders.hasChanged = true;
    return work(ctx, checked);
  });
}

/**
 * Checks a rule. Who is signed in and asks for what is for others is noted; an old token, or none, is nothing to wonder at.
 */
export async function checkRule(rule: Rule, ctx: RequestContext): Promise<void> {
  try {
    rule.check(ctx);
  } catch (error) {
    if (ctx.actor && error instanceof AppError && error.code === 'FORBIDDEN') {
      await ctx.onRefused?.(error.reason === 'SCOPE_MISSING' ? (rule.keys ?? 'keys') : rule.name);
    }
    throw error;
  }
}

/** An operation that only reads. */
export function query<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function query<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function query<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work ? useCase(rule, input as InputClass<I>, work) : useCase(rule, null, input as Work<I, O>);
}

/**
 * An operation that writes, which administrators who only look on may not: all of its work is one transaction, tried again when PostgreSQL breaks a deadlock. It takes
 * its turn among those that may wait for each other's locks.
 */
export function command<O>(rule: Rule, work: (ctx: RequestContext) => Promise<O>): UseCase<void, O>;
export function command<I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O>;
export function command<I, O>(rule: Rule, input: InputClass<I> | Work<I, O>, work?: Work<I, O>): UseCase<I, O> {
  return work
    ? changingCase(rule, input as InputClass<I>, inTurn(work))
    : changingCase(rule, null, inTurn(input as Work<I, O>));
}

/** A command that waits for nobody's locks, and so need not take its turn either: it is done while others wait. */
export const promptCommand = <I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O> =>
  changingCase(rule, input, inTransaction(work));

/**
 * A command whose slow steps (hashing a password, asking another service, counting attempts) come first and hold no
 * transaction open. `prepare` runs once, after rule and input are checked; `work` gets what it answers.
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
 * A command whose work opens its transactions itself: a bulk load that is staged outside of any and merged in a short one.
 * Triggers of the audit log do not hear of it: the work leaves an entry of its own.
 */
export const bulkCommand = <I, O>(rule: Rule, input: InputClass<I>, work: Work<I, O>): UseCase<I, O> =>
  changingCase(rule, input, work);

/** The same command, and what follows when its transaction has been committed. */
export function followed<I, O>(command: UseCase<I, O>, follow: (ctx: RequestContext) => void): UseCase<I, O> {
  const call = async (ctx: RequestContext, input: I | Unchecked): Promise<O> => {
    const outcome = await command(ctx, input);
    follow(ctx);
    return outcome;
  };
  return Object.assign(call, { rule: command.rule, input: command.input });
}

/** The same operation, and what follows when it is refused: outside of its transaction, which is rolled back by then. */
export function refused<I, O>(
  operation: UseCase<I, O>,
  hear: (ctx: RequestContext, input: Partial<I>, error: AppError) => Promise<void>,
): UseCase<I, O> {
  const call = async (ctx: RequestContext, input: I | Unchecked): Promise<O> => {
    try {
      return await operation(ctx, input);
    } catch (error) {
      if (error instanceof AppError) await hear(ctx, readAgain(operation, input), error);
      throw error;
    }
  };
  return Object.assign(call, { rule: operation.rule, input: operation.input });
}

/** What an operation was given; nothing where that is none of its inputs. */
function readAgain<I, O>({ input }: UseCase<I, O>, given: I | Unchecked): Partial<I> {
  if (!(given instanceof Unchecked)) return given;
  try {
    return input ? readInput(input, given.raw) : {};
  } catch (error) {
    if (error instanceof AppError) return {};
    throw error;
  }
}

/** How often a transaction that has lost against others is tried again. */
const retries = 3;

/** In its turn among changes that may wait for each other. */
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
        ctx.log.info({ err: error, attempt }, 'transaction is tried again');
        return true;
      },
    });
  };

/** A deadlock or a failed serialization. Who has waited for a lock until the limit is told so instead: not four times over. */
const lostAgainstOthers = ['40001', '40P01'];

/**
 * Who waits in a line for a row gets nearer each time that somebody before gives up, and the limit of one wait begins again:
 * the limit of the whole statement ends that. Nothing else of a command takes so long.
 */
const statementTooLong = ['57014'];
const inLine = 'others are changing this just now; nothing was changed';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
