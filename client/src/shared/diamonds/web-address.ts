/** Returns the string if it is an http or https URL, otherwise null. Prevents `javascript:` links. */
export function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
