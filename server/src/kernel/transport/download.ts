import { AppError } from '../errors/errors.ts';

/** A file that is made while it is sent: it never lies anywhere as a whole. */
export type Download = DownloadName & (TextContent | BytesContent);

interface DownloadName {
  /** As the client should keep it. */
  readonly fileName: string;
  readonly mediaType: string;
}

interface TextContent {
  /** In constant memory. Can be read once, by the context that made it. */
  readonly text: AsyncIterable<string>;
}

interface BytesContent {
  /** The same for a file that is no text. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What a download holds, in pieces. */
export const contentOf = (download: Download): AsyncIterable<string | Uint8Array> =>
  'text' in download ? download.text : download.bytes;

/** `Content-Disposition` of a file to be kept: what plain names cannot hold is told beside them (RFC 6266). */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '-');
  if (plain === fileName) return `attachment; filename=${fileName}`;
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename=${plain}; filename*=UTF-8''${whole}`;
}

/** A file that a browser shows at once, such as a PDF. */
export interface FileStream {
  readonly fileName: string;
  readonly mediaType: string;
  /** Can be read once. */
  readonly bytes: NodeJS.ReadableStream;
}

/** FORBIDDEN (401) for a signed address that is not ours, opens something else, or has expired. */
export const expiredLink = (): AppError =>
  new AppError('FORBIDDEN', {
    reason: 'LINK_EXPIRED',
    details: [{ path: 'token', message: 'has expired' }],
  });
