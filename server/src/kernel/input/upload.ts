import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { AppError, invalid, tooLarge } from '../errors/errors.ts';
import { Extensions, Field } from '../graphql.ts';
import { all } from './rules.ts';

/**
 * File uploaded by a client and stored temporarily on disk. Both graphql-upload and the REST router return this type.
 */
export interface Upload {
  readonly filename: string;
  readonly mimetype: string;
  /** The stream fails with INVALID_REQUEST 413 (reason TOO_LARGE) if the file exceeds the maximum size. */
  createReadStream(): Readable;
}

/**
 * Converts the error of an upload stream to INVALID_REQUEST if the file is too large (413) or the upload was
 * interrupted. Returns any other error unchanged.
 */
export function asUploadError(error: unknown, path = 'file'): unknown {
  if (error instanceof AppError || !(error instanceof Error) || !('status' in error)) return error;
  if (error.status === 413) return tooLarge(path);
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
    ? invalid(path, 'is incomplete: the upload was interrupted')
    : error;
}

/** Maximum length of a file name. No file system allows longer ones. */
const longestName = 255;

/**
 * Returns the upload with its file name as it was on the user's computer. Reverses the browsers' escaping (WHATWG,
 * multipart/form-data) and removes characters that are not allowed in file names.
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

/**
 * Reads a small file into memory. Throws INVALID_REQUEST for the field `path`, with status 413 if the file exceeds
 * `maxBytes`.
 */
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

export interface UploadFacts {
  /** SHA-256 of the content in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** Reads a file as a stream and returns its hash and size. */
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

/** Returns INVALID_REQUEST 413 (reason TOO_LARGE) for one field. */
export const refuseTooLarge = (path: string, maxBytes: number): AppError =>
  tooLarge(
    path,
    `is larger than ${maxBytes} bytes`,
    `The file is larger than ${Math.floor(maxBytes / 100_000) / 10} MB. Send a smaller one.`,
  );

/** Maximum upload sizes in bytes. */
export const largestUpload = { picture: 10_000_000, video: 40_000_000 };

export type UploadKind = keyof typeof largestUpload;

/**
 * Declares a GraphQL input field for a picture or video. The schema's extensions store the maximum size, so that the
 * server stops reading larger uploads. Upload fields without this extension are for import files.
 */
export const UploadField = (kind: UploadKind, options: { nullable?: boolean; description: string }) =>
  all(
    Field(() => GraphQLUpload, options),
    Extensions({ maxBytes: largestUpload[kind] }),
  );
