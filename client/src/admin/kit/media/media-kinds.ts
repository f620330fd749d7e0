import { useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';

/** Under which address the browser shows a picture or video: that of the server, or one of its own for a file. */
export function useAddresses(): (media: Media) => string | null {
  const made = useRef(new Map<File, string>());

  useEffect(() => {
    const addresses = made.current;
    return () => {
      for (const address of addresses.values()) {
        URL.revokeObjectURL(address);
      }
      addresses.clear();
    };
  }, []);

  return useCallback((media) => {
    if (!(media instanceof File)) {
      return media;
    }
    const address = made.current.get(media) ?? URL.createObjectURL(media);
    made.current.set(media, address);
    return address;
  }, []);
}

/** What the server takes of each kind. It reads a file by its content, whatever its name says. */
export const mediaKinds = {
  picture: {
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'],
    words: 'PNG, JPEG, WebP, GIF and AVIF images',
    maxBytes: 10_000_000,
    most: '10 MB',
  },
  video: {
    types: ['video/mp4', 'video/webm'],
    words: 'MP4 and WebM videos',
    maxBytes: 40_000_000,
    most: '40 MB',
  },
} as const;

/** A kind of file that a place takes. */
export type MediaKind = keyof typeof mediaKinds;

/** What a place of a kind takes, in words. */
export function whatIsTaken(kind: MediaKind): string {
  const { words, most } = mediaKinds[kind];
  return `${words} of at most ${most}`;
}

/** What is to be in a place: a file that is not uploaded yet, the address of one that is, or nothing. */
export type Media = File | string | null;

/** The same in a form. What is there already is not sent again. */
export const mediaRule = v.pipe(
  v.nullable(v.union([v.string(), v.file()])),
  v.transform((media) => (typeof media === 'string' ? undefined : media)),
);
