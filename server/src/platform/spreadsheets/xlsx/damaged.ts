import { AppError } from '../../../kernel/errors/errors.ts';

const saveAgain = 'save it once more and send it again';

/** INVALID_REQUEST naming `file`: a workbook that is cut off, or that no spreadsheet has written like this. */
export const damaged = (cause?: unknown, what = 'it is cut off, or was changed on the way'): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'VALIDATION_FAILED',
    details: [{ path: 'file', message: `is a damaged workbook (${what}): ${saveAgain}` }],
    cause,
  });
