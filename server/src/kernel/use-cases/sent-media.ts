import { invalid } from '../errors/errors.ts';
import { AddRule, all, IsOptional, UnlessNull } from '../input/rules.ts';
import { bytesOf, largestUpload, refuseTooLarge, type Upload, UploadField, type UploadKind } from '../input/upload.ts';
import type { MediaStore } from './services.ts';

/**
 * A picture or video as a client sends it: an upload; base64, with or without a data-URL prefix; or the address that it
 * has already, so that what was read can be sent back.
 */
export type SentMedia = string | Upload | Promise<Upload>;

const isSentMedia = (value: unknown): boolean =>
  typeof value === 'string' ||
  value instanceof Promise ||
  (typeof value === 'object' && value !== null && 'createReadStream' in value);

/** A field for a picture or video: GraphQL takes an upload, REST a text. Null removes what there was, and must be said. */
export const MediaField = (description: string, kind: UploadKind = 'picture'): PropertyDecorator =>
  all(
    UploadField(kind, { nullable: true, description }),
    AddRule({
      keywords: {},
      check: isSentMedia,
      documented: {
        type: 'string',
        'x-note': 'Base64, with or without a data-URL prefix; or the address that it has already.',
      },
      message: 'must be a picture or video, or null',
    }),
    UnlessNull(),
  );

/** The same where leaving it out leaves what there was. */
export const OptionalMedia = (description: string, kind: UploadKind = 'picture'): PropertyDecorator =>
  all(MediaField(description, kind), IsOptional());

interface StoreOptions {
  /** The field to name when something is wrong with it. */
  path: string;
  /** Addresses that may be sent back as they are. */
  known?: readonly (string | null)[];
}

/**
 * The address under which a sent picture is kept from now on. Null and undefined stay what they are. Throws
 * INVALID_REQUEST naming `path`: 413 for more than 10 MB, 400 for anything that is not a whole picture.
 */
export async function storedImage<Nothing extends null | undefined>(
  media: MediaStore,
  sent: SentMedia | Nothing,
  { path, known = [], maxWidth }: StoreOptions & { maxWidth: number },
): Promise<string | Nothing> {
  if (sent === null || sent === undefined || isKnown(sent, known)) return sent;
  return media.putImage(await bytesOfMedia(sent, { path, maxBytes: largestUpload.picture }), { path, maxWidth });
}

/** The same for a video of at most 40 MB: MP4 or WebM. */
export async function storedVideo<Nothing extends null | undefined>(
  media: MediaStore,
  sent: SentMedia | Nothing,
  { path, known = [] }: StoreOptions,
): Promise<string | Nothing> {
  if (sent === null || sent === undefined || isKnown(sent, known)) return sent;
  return media.putVideo(await bytesOfMedia(sent, { path, maxBytes: largestUpload.video }), { path });
}

const isKnown = (sent: SentMedia, known: readonly (string | null)[]): sent is string =>
  typeof sent === 'string' && known.includes(sent);

interface ReadOptions {
  path: string;
  maxBytes: number;
}

const bytesOfMedia = async (sent: SentMedia, options: ReadOptions): Promise<Buffer> =>
  typeof sent === 'string' ? fromBase64(sent, options) : bytesOf(await sent, options);

const dataUrlPrefix = /^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64,/;

/** Strict where `Buffer.from` is not: that passes over what is no base64, and so comes out shorter. */
function fromBase64(text: string, { path, maxBytes }: ReadOptions): Buffer {
  const base64 = text.replace(dataUrlPrefix, '').replace(/\s+/g, '');
  const padding = /={0,2}$/.exec(base64.slice(-2))?.[0].length ?? 0;
  const size = (base64.length / 4) * 3 - padding;
  if (size > maxBytes) throw refuseTooLarge(path, maxBytes);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== size) {
    throw invalid(path, 'must be a picture or video as base64, or the address that it has already');
  }
  return bytes;
}
