/** A picture of a set: its address, and what tells it from others with the same one. */
export interface SetPicture {
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

/** The end of an address, by which people know a picture. */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url;
  return path.split('/').findLast((part) => part !== '') ?? url;
}
