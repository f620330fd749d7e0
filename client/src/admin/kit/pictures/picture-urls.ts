/** A picture of a set: its URL, and an ID that distinguishes duplicates. */
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

/** Returns the pictures of a set in order. A URL can occur more than once, for example in vendors' files. */
export function setOf(urls: readonly string[]): readonly SetPicture[] {
  return urls.map((url, index) => ({
    id: `${url} ${urls.slice(0, index).filter((each) => each === url).length}`,
    url,
  }));
}

/** Returns true for files stored on our server, whose URLs are hashes. */
export const isUploaded = (url: string): boolean => url.startsWith('/media/');

/** Length of the shown part of a hash. */
const SHORT = 6;

/** Returns a readable name of a picture: its file name, or the beginning of its hash if it is stored on our server. */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url;
  const name = path.split('/').findLast((part) => part !== '') ?? url;
  return isUploaded(path) ? `${/\.webp$/.test(name) ? 'Picture' : 'Video'} ${name.slice(0, SHORT)}` : name;
}
