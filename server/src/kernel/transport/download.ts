import { AppError } from '../errors/errors.ts';

/** A file that is made while it is sent: it never lies anywhere as a whole. */
export interface Download {
  /** As the client should keep it: letters, digits, dots and hyphens. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Its text, in constant memory. Can be read once, by the context that made it. */
  readonly text: AsyncIterable<string>;
}

/** The same where it is no text: a browser shows it at once. */
export interface FileStream {
  readonly fileName: string;
  readonly mediaType: string;
  /** Can be read once. */
  readonly bytes: NodeJS.ReadableStream;
}

/** FORBIDDEN (401) for a signed address that is not ours, opens something else, or has expired. */
export const expiredLink = (): AppError =>
  new AppError('FORBIDDEN', {
    status: 401,
    details: [{ path: 'token', message: 'has expired' }],
    explanation: 'This link was good for a few minutes only. Ask for the file again.',
  });
