import { useCallback, useEffect, useRef } from 'react';
import type { Media } from './media-kinds';

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
