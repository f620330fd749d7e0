import { type MediaInput, storedImage, storedVideo } from '../../kernel/use-cases/media-input.ts';
import type { MediaStore } from '../../kernel/use-cases/services.ts';

type Sent<Place extends string> = { readonly [place in Place]?: MediaInput | null | undefined };
type Shown<Place extends string> = { readonly [place in Place]: string | null };

/**
 * Stores the uploaded media of a page and returns their URLs. If the input is null, the media are removed; if
 * undefined, they are unchanged.
 */
export interface PageMedia<Place extends string> {
  /** Stores a picture. `maxWidth` is in pixels, usually twice the displayed width. */
  image(place: Place, maxWidth: number): Promise<string | null | undefined>;
  video(place: Place): Promise<string | null | undefined>;
}

/** Creates a `PageMedia`. The input may also be the URL of media that the page already shows. */
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
    image: (place, maxWidth) =>
      storedImage(media, sent[place], { path: `set.${place}`, currentUrls: images, maxWidth }),
    video: (place) => storedVideo(media, sent[place], { path: `set.${place}`, currentUrls: videos }),
  };
}
