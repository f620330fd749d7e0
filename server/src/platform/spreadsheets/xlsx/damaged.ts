import { AppError } from '../../../kernel/errors/errors.ts';

const saveAgain = 'save it again and resend it';

/** Returns an INVALID_REQUEST error for the field `file`, for a truncated or invalid workbook. */
export const damaged = (cause?: unknown, what = 'it is incomplete or was changed during the transfer'): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'VALIDATION_FAILED',
    details: [{ path: 'file', message: `is a damaged workbook (${what}): ${saveAgain}` }],
    cause,
  });
