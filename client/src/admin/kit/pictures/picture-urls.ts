/** Picture in a set, with its URL and an ID that distinguishes duplicates. */
interface SetPicture {
  readonly id: string;
  readonly url: string;
}

/** Returns the URLs in a form value, one per line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Converts URLs to the pictures of a set, in order. The list can contain duplicate URLs, for example in vendors'
 * files.
 */
export function setOf(urls: readonly string[]): readonly SetPicture[] {
  return urls.map((url, index) => ({
    id: `${url} ${urls.slice(0, index).filter((each) => each === url).length}`,
    url,
  }));
}

/** Returns whether the file is stored on our server. The URLs of these files contain hashes. */
export const isUploaded = (url: string): boolean => url.startsWith('/media/');

/** Number of hash characters shown. */
const SHORT = 6;

/**
 * Returns a readable name for a picture: its file name, or the first characters of its hash if our server stores it.
 */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url;
  const name = path.split('/').findLast((part) => part !== '') ?? url;
  return isUploaded(path) ? `${/\.webp$/.test(name) ? 'Picture' : 'Video'} ${name.slice(0, SHORT)}` : name;
}
