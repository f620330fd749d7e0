/** An address that a link may lead to: of the web, nothing that would run in the page. Else `null`. */
export function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
