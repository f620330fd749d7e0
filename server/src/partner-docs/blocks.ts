/** Returns a fenced code block with a name. */
export const code = (language: string, name: string, text: string): string =>
  `\`\`\`${language} ${name}\n${text.trimEnd()}\n\`\`\``;

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

/** Returns a Markdown table. Cells may contain Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Returns the ID for a heading: `Holds and orders` → `holds-and-orders`. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns a table of contents with links to the headings of the calls. */
export const contents = (sections: readonly (readonly [section: string, calls: readonly string[]])[]): string =>
  table(
    ['Section', 'Calls'],
    sections.map(([section, calls]) => [section, calls.map((name) => `[${name}](#${headingId(name)})`).join(', ')]),
  );

const lineWidth = 100;

/** Formats JSON. Objects and arrays that fit on one line are not split. */
export function jsonText(value: unknown, indent = ''): string {
  const line = jsonLine(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineWidth) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => jsonText(each, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${jsonText(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}

/** Formats JSON on one line. */
export function jsonLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`;
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${jsonLine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
