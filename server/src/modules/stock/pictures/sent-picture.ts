import { AddRule, all, Transform } from '../../../kernel/input/rules.ts';
import { isSiteAddress } from '../../../kernel/input/site-address.ts';
import { storedImage } from '../../../kernel/use-cases/sent-media.ts';
import type { MediaStore } from '../../../kernel/use-cases/services.ts';

/** In pixels: what a zoomed picture shows on a large screen. */
export const widestPicture = 2_000;

/** The smallest GIF there is has more characters: shorter texts are misspelt addresses. */
const base64 = /^(?:data:[^,]{1,200};base64,)?[A-Za-z0-9+/\s]{40,}={0,2}$/;
/** Every JPEG begins so in base64, which would else pass for a path. */
const jpeg = /^\/9j\//;

const isAddress = (text: string): boolean => isSiteAddress(text) && !jpeg.test(text);

const isSentPicture = (value: unknown): boolean =>
  typeof value === 'string' && (isAddress(value) || base64.test(value));

/** A picture as a client sends it: its address, or the picture itself as base64, with or without a data-URL prefix. */
export const IsSentPicture = ({ each = false } = {}): PropertyDecorator =>
  all(
    Transform((value) => (typeof value === 'string' ? value.trim() : value)),
    AddRule({
      keywords: {},
      check: isSentPicture,
      documented: {
        type: 'string',
        'x-note':
          'An http or https address, or a path of this site; or the picture as base64, with or without a data-URL prefix.',
      },
      message: `must be ${each ? 'http or https addresses, paths of this site, or pictures' : 'an http or https address, a path of this site, or a picture'} as base64`,
      each,
    }),
  );

/** The address under which a sent picture is kept from now on. Throws INVALID_REQUEST naming `path` for what is none. */
export const pictureAddress = async (media: MediaStore, sent: string, path: string): Promise<string> =>
  isAddress(sent) ? sent : storedImage<never>(media, sent, { path, maxWidth: widestPicture });
