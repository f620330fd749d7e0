import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { AppError, invalid, tooLarge } from '../errors/errors.ts';
import { Extensions, Field } from '../graphql.ts';
import { all } from './rules.ts';

/** A file that a client sent, spooled outside memory: what graphql-upload and the REST router both give. */
export interface Upload {
  readonly filename: string;
  readonly mimetype: string;
  /** Fails with INVALID_REQUEST 413 (reason TOO_LARGE) when the file is larger than allowed. */
  createReadStream(): Readable;
}

/**
 * What a failed upload stream means to the caller: too large (413), or cut off before its end.
 * Other failures are ours and come back unchanged.
 */
export function asUploadError(error: unknown, path = 'file'): unknown {
  if (error instanceof AppError || !(error instanceof Error) || !('status' in error)) return error;
  if (error.status === 413) return tooLarge(path);
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
    ? invalid(path, 'was cut off before its end')
    : error;
}

/** More than any file system takes. */
const longestName = 255;

/**
 * The same file under the name that people gave it: what browsers escape in forms (WHATWG, multipart/form-data) is undone, and
 * what no name holds is left out.
 */
export const withPlainName = (upload: Upload): Upload => ({
  filename: plainName(upload.filename),
  mimetype: upload.mimetype,
  createReadStream: () => upload.createReadStream(),
});

const plainName = (name: string): string =>
  [
    ...name
      .replaceAll('%22', '"')
      .replace(/%0[AD]/g, ' ')
      .replace(/[\p{Cc}\p{Cs}]/gu, ''),
  ]
    .slice(0, longestName)
    .join('');

/** The whole content of a small file. Throws INVALID_REQUEST naming `path`: 413 when it has more than `maxBytes`. */
export async function bytesOf(upload: Upload, { path, maxBytes }: { path: string; maxBytes: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of upload.createReadStream()) {
      size += chunk.length;
      if (size > maxBytes) throw refuseTooLarge(path, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    throw asUploadError(error, path);
  }
  return Buffer.concat(chunks);
}

/** What tells the content of a file from any other, and how large it is. */
export interface UploadFacts {
  /** SHA-256, in hexadecimal digits. */
  readonly hash: string;
  readonly bytes: number;
}

/** Reads a file as a stream, to know it. */
export async function factsOf(upload: Upload, path = 'file'): Promise<UploadFacts> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of upload.createReadStream()) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  } catch (error) {
    throw asUploadError(error, path);
  }
  return { hash: hash.digest('hex'), bytes };
}

/** INVALID_REQUEST 413 (reason TOO_LARGE) naming one field. */
export const refuseTooLarge = (path: string, maxBytes: number): AppError =>
  tooLarge(
    path,
    `has more than ${maxBytes} bytes`,
    `The file is larger than ${Math.floor(maxBytes / 100_000) / 10} MB. Send a smaller one.`,
  );

/** Largest picture and largest video, in bytes. */
export const largestUpload = { picture: 10_000_000, video: 40_000_000 };

/** Purpose of an uploaded file. */
export type UploadKind = keyof typeof largestUpload;

/**
 * Declares a GraphQL input field for a picture or video. The maximum size is in the schema's extensions, so that the server
 * reads no more than the operation can use. Upload fields without that extension are import files.
 */
export const UploadField = (kind: UploadKind, options: { nullable?: boolean; description: string }) =>
  all(
    Field(() => GraphQLUpload, options),
    Extensions({ maxBytes: largestUpload[kind] }),
  );
