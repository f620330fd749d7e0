import { escaped } from '../pages/page/html.ts';
import { headingId } from './blocks.ts';

/**
 * Renders the partner documents' Markdown as HTML. Supports headings, paragraphs, lists, tables, fenced code, links,
 * bold text and inline code. Each heading gets a unique `id` based on its text. A fence gets its language as
 * `data-language` and the rest of its line as `data-name`.
 */
export function htmlOf(markdown: string): string {
  const lines = markdown.split('\n');
  const html: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const [block, length] = blockAt(lines, at);
    if (block !== '') html.push(block);
    at += length;
  }
  return withUniqueIds(html.join('\n'));
}

/** Appends `-2`, `-3` and so on to the ID of a heading if an earlier heading has the same text. */
function withUniqueIds(html: string): string {
  const counts = new Map<string, number>();
  return html.replace(/^<h(\d) id="([^"]*)">/gm, (_, level: string, id: string) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `<h${level} id="${count === 1 ? id : `${id}-${count}`}">`;
  });
}

/** Renders the block that starts at a line. Returns its HTML and its number of lines. */
function blockAt(lines: readonly string[], at: number): readonly [html: string, length: number] {
  const line = lines[at] ?? '';
  const heading = /^(#{1,4}) (.+)$/.exec(line);
  if (line.trim() === '') return ['', 1];
  if (heading) {
    const [, marks = '', text = ''] = heading;
    return [`<h${marks.length} id="${headingId(text)}">${inline(text)}</h${marks.length}>`, 1];
  }
  if (line.startsWith('```')) return codeAt(lines, at);
  const kind = kinds.find(({ begins }) => begins.test(line));
  const length = lengthWhile(lines, at, (next) => (kind ? kind.begins.test(next) : isText(next)));
  const rows = lines.slice(at, at + length);
  return [kind ? kind.render(rows) : `<p>${inline(rows.join(' '))}</p>`, length];
}

function codeAt(lines: readonly string[], at: number): readonly [html: string, length: number] {
  const [, language = '', name = ''] = /^```(\S*) ?(.*)$/.exec(lines[at] ?? '') ?? [];
  const length = lengthWhile(lines, at + 1, (line) => line !== '```');
  const text = lines.slice(at + 1, at + 1 + length).join('\n');
  const attributes = `data-language="${escaped(language)}" data-name="${escaped(name)}"`;
  return [`<pre ${attributes}><code>${escaped(text)}\n</code></pre>`, length + 2];
}

const itemsOf = (rows: readonly string[], mark: RegExp): string =>
  rows.map((row) => `<li>${inline(row.replace(mark, ''))}</li>`).join('\n');

const cellsOf = (row: string, cell: 'td' | 'th'): string =>
  `<tr>${row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((text) => `<${cell}>${inline(text.trim().replaceAll('\\|', '|'))}</${cell}>`)
    .join('')}</tr>`;

/** Kinds of multi-line blocks, each identified by the beginning of its lines. */
const kinds = [
  { begins: /^- /, render: (rows: readonly string[]) => `<ul>\n${itemsOf(rows, /^- /)}\n</ul>` },
  { begins: /^\d+\. /, render: (rows: readonly string[]) => `<ol>\n${itemsOf(rows, /^\d+\. /)}\n</ol>` },
  {
    begins: /^\|/,
    render([head = '', _line, ...rows]: readonly string[]) {
      const body = rows.map((row) => cellsOf(row, 'td')).join('\n');
      return `<table>\n<thead>${cellsOf(head, 'th')}</thead>\n<tbody>\n${body}\n</tbody>\n</table>`;
    },
  },
] as const;

const isText = (line: string): boolean =>
  line.trim() !== '' && !/^(#{1,4} |```)/.test(line) && !kinds.some(({ begins }) => begins.test(line));

function lengthWhile(lines: readonly string[], from: number, isIn: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index >= from && !isIn(line));
  return (end === -1 ? lines.length : end) - from;
}

/** Renders inline code, links and bold text. Code is split off first, because it cannot contain links. */
const inline = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part)}</code>` : linked(escaped(part))))
    .join('');

const linked = (html: string): string =>
  html.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
