import { useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';

/** Returns a function that converts a picture or video to a URL. Files get an object URL. */
export function useAddresses(): (media: Media) => string | null {
  const objectUrls = useRef(new Map<File, string>());

  useEffect(() => {
    const addresses = objectUrls.current;
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
    const address = objectUrls.current.get(media) ?? URL.createObjectURL(media);
    objectUrls.current.set(media, address);
    return address;
  }, []);
}

/** File types that the server accepts. The server detects types by content, not by file name. */
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

export type MediaKind = keyof typeof mediaKinds;

/** Describes the accepted file types and their maximum size. */
export function acceptedTypesText(kind: MediaKind): string {
  const { words, most } = mediaKinds[kind];
  return `${words} of at most ${most}`;
}

/** Content of a media slot: a file to upload, the URL of an uploaded file, or null. */
export type Media = File | string | null;

/** Form schema for a media slot. Unchanged content becomes undefined, so that it is not sent again. */
export const mediaRule = v.pipe(
  v.nullable(v.union([v.string(), v.file()])),
  v.transform((media) => (typeof media === 'string' ? undefined : media)),
);
