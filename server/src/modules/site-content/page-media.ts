import { type MediaInput, storedImage, storedVideo } from '../../kernel/use-cases/media-input.ts';
import type { MediaStore } from '../../kernel/use-cases/services.ts';

type SentMedia<Place extends string> = { readonly [place in Place]?: MediaInput | null | undefined };
type CurrentMedia<Place extends string> = { readonly [place in Place]: string | null };

/**
 * Stores the uploaded media of a page and returns their URLs. If the input is null, the media are removed; if
 * undefined, they are unchanged.
 */
export interface PageMedia<Place extends string> {
  /** Stores a picture. `maxWidth` is in pixels, usually twice the displayed width. */
  image(field: Place, maxWidth: number): Promise<string | null | undefined>;
  video(field: Place): Promise<string | null | undefined>;
}

/** Creates a `PageMedia`. The input may also be the URL of media that the page already shows. */
export function pageMedia<Place extends string>(
  media: MediaStore,
  sent: SentMedia<Place>,
  current: CurrentMedia<Place>,
): PageMedia<Place> {
  const addresses = Object.values<unknown>(current).filter((value) => typeof value === 'string');
  const isVideo = (address: string): boolean => /\.(mp4|webm)$/.test(address);
  const videos = addresses.filter(isVideo);
  const images = addresses.filter((address) => !isVideo(address));
  return {
    image: (field, maxWidth) =>
      storedImage(media, sent[field], { path: `set.${field}`, currentUrls: images, maxWidth }),
    video: (field) => storedVideo(media, sent[field], { path: `set.${field}`, currentUrls: videos }),
  };
}
