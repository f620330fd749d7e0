/** A fenced block of code with a name. */
export const code = (language: string, name: string, text: string): string =>
  `\`\`\`${language} ${name}\n${text.trimEnd()}\n\`\`\``;

const cell = (text: string): string => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

/** A table. Texts of cells are Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
