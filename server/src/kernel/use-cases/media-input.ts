import { invalid } from '../errors/errors.ts';
import { AddRule, all, IsOptional, UnlessNull } from '../input/rules.ts';
import { bytesOf, largestUpload, refuseTooLarge, type Upload, UploadField, type UploadKind } from '../input/upload.ts';
import type { MediaStore } from './services.ts';

/**
 * Picture or video in a request: an upload, a base64 string with or without a data URL prefix, or its current URL.
 * Accepting the current URL lets clients send a response back unchanged.
 */
export type MediaInput = string | Upload | Promise<Upload>;

const isSentMedia = (value: unknown): boolean =>
  typeof value === 'string' ||
  value instanceof Promise ||
  (typeof value === 'object' && value !== null && 'createReadStream' in value);

/**
 * Field for a picture or video: an upload in GraphQL, a string in REST. The field is required. Null removes the
 * current file.
 */
export const MediaField = (description: string, kind: UploadKind = 'picture'): PropertyDecorator =>
  all(
    UploadField(kind, { nullable: true, description }),
    AddRule({
      keywords: {},
      check: isSentMedia,
      documented: {
        type: 'string',
        'x-note': 'Base64, with or without a data-URL prefix, or its current URL.',
      },
      message: 'must be a picture or video, or null',
    }),
    UnlessNull(),
  );

/** Optional field for a picture or video. If omitted, the current file is unchanged. */
export const OptionalMedia = (description: string, kind: UploadKind = 'picture'): PropertyDecorator =>
  all(MediaField(description, kind), IsOptional());

interface StoreOptions {
  /** Path of the field that errors refer to. */
  path: string;
  /** Current URLs of the record's files, which clients may send back. */
  currentUrls?: readonly (string | null)[];
}

/**
 * Stores a picture and returns its URL. Null and undefined are returned unchanged. Throws INVALID_REQUEST for the
 * field `path`: 413 if the picture exceeds 10 MB, 400 if it is invalid or incomplete.
 */
export async function storedImage<Nothing extends null | undefined>(
  media: MediaStore,
  sent: MediaInput | Nothing,
  { path, currentUrls = [], maxWidth }: StoreOptions & { maxWidth: number },
): Promise<string | Nothing> {
  if (sent === null || sent === undefined || isKnown(sent, currentUrls)) return sent;
  return media.putImage(await bytesOfMedia(sent, { path, maxBytes: largestUpload.picture }), { path, maxWidth });
}

/** Stores a video (MP4 or WebM, at most 40 MB) and returns its URL. */
export async function storedVideo<Nothing extends null | undefined>(
  media: MediaStore,
  sent: MediaInput | Nothing,
  { path, currentUrls = [] }: StoreOptions,
): Promise<string | Nothing> {
  if (sent === null || sent === undefined || isKnown(sent, currentUrls)) return sent;
  return media.putVideo(await bytesOfMedia(sent, { path, maxBytes: largestUpload.video }), { path });
}

const isKnown = (sent: MediaInput, currentUrls: readonly (string | null)[]): sent is string =>
  typeof sent === 'string' && currentUrls.includes(sent);

interface ReadOptions {
  path: string;
  maxBytes: number;
}

const bytesOfMedia = async (sent: MediaInput, options: ReadOptions): Promise<Buffer> =>
  typeof sent === 'string' ? fromBase64(sent, options) : bytesOf(await sent, options);

const dataUrlPrefix = /^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64,/;

/** Decodes base64 strictly. `Buffer.from` alone would skip invalid characters and return a truncated result. */
function fromBase64(text: string, { path, maxBytes }: ReadOptions): Buffer {
  const base64 = text.replace(dataUrlPrefix, '').replace(/\s+/g, '');
  const padding = /={0,2}$/.exec(base64.slice(-2))?.[0].length ?? 0;
  const size = (base64.length / 4) * 3 - padding;
  if (size > maxBytes) throw refuseTooLarge(path, maxBytes);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== size) {
    throw invalid(path, 'must be a picture or video as base64, or its current URL');
  }
  return bytes;
}
