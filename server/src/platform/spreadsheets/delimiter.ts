export const delimiters = [',', ';', '\t', '|'] as const;

/** What a first line such as `sep=;` says, which some spreadsheets write and read; null where there is none. */
export const declaredDelimiter = (head: string): string | null => /^\uFEFF?sep=([^\r\n])\r?\n/i.exec(head)?.[1] ?? null;

/**
 * The delimiter that the first record uses most, quoted text left aside; a comma when there is none.
 * csv-parse's own `delimiter_auto` throws on files with `;` and quotes.
 */
export function sniffDelimiter(head: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  let isBlank = true;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if ((character === '\n' || character === '\r') && !isBlank) break;
    if (character.trim() !== '') isBlank = false;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : ',';
}
