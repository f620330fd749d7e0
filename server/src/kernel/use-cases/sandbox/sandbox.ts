import { type ErrorCode, errorCatalogue } from '../../errors/catalogue.ts';
import { AppError, invalid } from '../../errors/errors.ts';
import { codeOf, isReason } from '../../errors/reasons.ts';
import type { RequestContext } from '../context.ts';

/** Number of days after which test data is deleted. */
export const sandboxDays = 7;

/** Returns whether an event was caused by a request with a test key. */
export const isOfTest = (facts: object): boolean => 'isTest' in facts && facts.isTest === true;

/** Returns whether a request was sent with a test key. */
export const isTest = ({ key }: Pick<RequestContext, 'key'>): boolean => key?.isTest ?? false;

/** Header that names the error that a client with a test key requests. */
export const testErrorHeader = 'Facet-Test-Error';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errorCatalogue, name);

/**
 * Throws the error that a client with a test key has requested by its error code or reason. Throws INVALID_REQUEST
 * for the header if that name is unknown or if the caller has no test key.
 */
export function throwRequestedError(ctx: RequestContext): void {
  const { testError: name } = ctx.request;
  if (name === null) return;
  if (!isTest(ctx)) throw invalid(testErrorHeader, 'is only available to test keys');
  if (isCode(name)) throw new AppError(name);
  if (isReason(name)) throw new AppError(codeOf(name), { reason: name });
  throw invalid(testErrorHeader, 'must be an error code or reason of `errorCatalogue`');
}
