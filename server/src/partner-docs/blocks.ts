/** A fenced block of code with a name. */
export const code = (language: string, name: string, text: string): string =>
  `\`\`\`${language} ${name}\n${text.trimEnd()}\n\`\`\``;

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

/** A table. Texts of cells are Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Returns the ID of a heading: `Holds and orders` → `holds-and-orders`. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A table of contents, with links to the headings of calls. */
export const contents = (sections: readonly (readonly [section: string, calls: readonly string[]])[]): string =>
  table(
    ['Section', 'Calls'],
    sections.map(([section, calls]) => [section, calls.map((name) => `[${name}](#${headingId(name)})`).join(', ')]),
  );

const lineWidth = 100;

/** Formats JSON: objects and arrays that fit into a line are not broken. */
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

/** Formats JSON in one line. */
export function jsonLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`;
  const fields = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${jsonLine(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
