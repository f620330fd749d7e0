import { type SentMedia, storedImage, storedVideo } from '../../kernel/use-cases/sent-media.ts';
import type { MediaStore } from '../../kernel/use-cases/services.ts';

type Sent<Place extends string> = { readonly [place in Place]?: SentMedia | null | undefined };
type Shown<Place extends string> = { readonly [place in Place]: string | null };

/** Stores what was sent for a place of a page and answers its address: null clears, undefined was not sent. */
export interface PageMedia<Place extends string> {
  /** `maxWidth` in pixels: twice what screens show. */
  image(place: Place, maxWidth: number): Promise<string | null | undefined>;
  video(place: Place): Promise<string | null | undefined>;
}

/** Addresses that the page shows already, in whatever place, may be sent back. */
export function pageMedia<Place extends string>(
  media: MediaStore,
  sent: Sent<Place>,
  shown: Shown<Place>,
): PageMedia<Place> {
  const addresses = Object.values<unknown>(shown).filter((value) => typeof value === 'string');
  const isVideo = (address: string): boolean => /\.(mp4|webm)$/.test(address);
  const videos = addresses.filter(isVideo);
  const images = addresses.filter((address) => !isVideo(address));
  return {
    image: (place, maxWidth) => storedImage(media, sent[place], { path: `set.${place}`, known: images, maxWidth }),
    video: (place) => storedVideo(media, sent[place], { path: `set.${place}`, known: videos }),
  };
}
