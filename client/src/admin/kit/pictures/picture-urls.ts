/** A picture of a set: its address, and what tells it from others with the same one. */
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

/** A picture that the house keeps itself: its address is a hash, which says nothing to people. */
export const isOfHouse = (url: string): boolean => url.startsWith('/media/');

/** So much of a hash tells pictures apart. */
const SHORT = 6;

/** What people know a picture by: the end of its address, or of what the house keeps itself the beginning of its hash. */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url;
  const name = path.split('/').findLast((part) => part !== '') ?? url;
  return isOfHouse(path) ? `${/\.webp$/.test(name) ? 'Picture' : 'Video'} ${name.slice(0, SHORT)}` : name;
}
