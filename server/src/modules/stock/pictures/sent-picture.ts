import { AddRule, all, Transform } from '../../../kernel/input/rules.ts';
import { isSiteAddress } from '../../../kernel/input/site-address.ts';
import { storedImage } from '../../../kernel/use-cases/media-input.ts';
import type { MediaStore } from '../../../kernel/use-cases/services.ts';

/** Maximum width in pixels. Sufficient for zoomed pictures on large screens. */
export const widestPicture = 2_000;

/** The smallest GIF has more than 40 characters. Shorter strings are treated as misspelled URLs. */
const base64 = /^(?:data:[^,]{1,200};base64,)?[A-Za-z0-9+/\s]{40,}={0,2}$/;
/** Prefix of every base64-encoded JPEG. Without this check, a JPEG would be read as a path. */
const jpeg = /^\/9j\//;

const isAddress = (text: string): boolean => isSiteAddress(text) && !jpeg.test(text);

const isSentPicture = (value: unknown): boolean =>
  typeof value === 'string' && (isAddress(value) || base64.test(value));

/** Validates a picture input: a URL, or a base64 string with or without a data URL prefix. */
export const IsSentPicture = ({ each = false } = {}): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'string' ? value.trim() : value)),
    AddRule({
      keywords: {},
      check: isSentPicture,
      documented: {
        type: 'string',
        'x-note':
          'An http or https address, a path on this site, or the picture as base64 with or without a data URL prefix.',
      },
      message: `must be ${each ? 'http or https addresses, paths on this site, or pictures' : 'an http or https address, a path on this site, or a picture'} as base64`,
      each,
    }),
  );

/**
 * Stores a picture that was sent in base64 and returns its URL. URLs are returned unchanged. If the picture is
 * invalid, throws INVALID_REQUEST with `path`.
 */
export const pictureAddress = async (media: MediaStore, sent: string, path: string): Promise<string> =>
  isAddress(sent) ? sent : storedImage<never>(media, sent, { path, maxWidth: widestPicture });
