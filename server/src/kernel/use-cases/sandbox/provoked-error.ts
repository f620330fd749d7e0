import { type ErrorCode, errorCatalogue } from '../../errors/catalogue.ts';
import { AppError, invalid } from '../../errors/errors.ts';
import { codeOf, isReason } from '../../errors/reasons.ts';
import type { RequestContext } from '../context.ts';
import { isTest } from './sandbox.ts';

/** The request header by which a program with a test key asks for an error. */
export const testErrorHeader = 'Facet-Test-Error';

const isCode = (name: string): name is ErrorCode => Object.hasOwn(errorCatalogue, name);

/**
 * Refuses what a program with a test key wants to see refused, as it would be: by the name of a code or of a reason. Throws
 * INVALID_REQUEST naming the header for an unknown name, and to whoever has no test key.
 */
export function refuseAsAsked(ctx: RequestContext): void {
  const { testError: name } = ctx.request;
  if (name === null) return;
  if (!isTest(ctx)) throw invalid(testErrorHeader, 'is for test keys only');
  if (isCode(name)) throw new AppError(name);
  if (isReason(name)) throw new AppError(codeOf(name), { reason: name });
  throw invalid(testErrorHeader, 'must be the name of an error or of a reason: `errorCatalogue` has them');
}
