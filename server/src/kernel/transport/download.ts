import { AppError } from '../errors/errors.ts';

/** File that is generated while it is being sent and never stored in full. */
export type Download = DownloadName & (TextContent | BytesContent);

interface DownloadName {
  /** File name suggested to the client. */
  readonly fileName: string;
  readonly mediaType: string;
}

interface TextContent {
  /**
   * Text chunks, generated in constant memory. They can be read only once, while the context that created them is
   * valid.
   */
  readonly text: AsyncIterable<string>;
}

interface BytesContent {
  /** Binary content. It can be read only once. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Returns the content of a download in chunks. */
export const contentOf = (download: Download): AsyncIterable<string | Uint8Array> =>
  'text' in download ? download.text : download.bytes;

/**
 * Returns the `Content-Disposition` header for an attachment. Names with non-ASCII characters are also included in
 * RFC 6266 encoding.
 */
export function attachmentNamed(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '-');
  if (plain === fileName) return `attachment; filename=${fileName}`;
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename=${plain}; filename*=UTF-8''${whole}`;
}

/** File that a browser displays inline, such as a PDF. */
export interface FileStream {
  readonly fileName: string;
  readonly mediaType: string;
  /** The stream can be read only once. */
  readonly bytes: NodeJS.ReadableStream;
}

/** Returns FORBIDDEN (401) for a signed URL that is invalid, belongs to another resource, or has expired. */
export const expiredLink = (): AppError =>
  new AppError('FORBIDDEN', {
    reason: 'LINK_EXPIRED',
    details: [{ path: 'token', message: 'has expired' }],
  });
