/** A picture of a set: its URL, and an ID that distinguishes duplicates. */
interface SetPicture {
  readonly id: string;
  readonly url: string;
}

/** One address in each line, as forms hold a set of pictures. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The pictures of a set in their order. The same address may be there twice: files of suppliers do that. */
export function setOf(urls: readonly string[]): readonly SetPicture[] {
  return urls.map((url, place) => ({
    id: `${url} ${urls.slice(0, place).filter((each) => each === url).length}`,
    url,
  }));
}

/** True for files stored on our server, whose URLs are hashes. */
export const isOfHouse = (url: string): boolean => url.startsWith('/media/');

/** Length of the shown part of a hash. */
const SHORT = 6;

/** Returns a readable name of a picture: its file name, or the beginning of the hash for files stored on our server. */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url;
  const name = path.split('/').findLast((part) => part !== '') ?? url;
  return isOfHouse(path) ? `${/\.webp$/.test(name) ? 'Picture' : 'Video'} ${name.slice(0, SHORT)}` : name;
}
