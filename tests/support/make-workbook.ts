import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Contents of a workbook. Rows are XML strings, so that tests can create files that no library would write. */
interface WorkbookParts {
  /** XML of the rows, by sheet name. A name that begins with `-` creates a hidden sheet. */
  readonly sheets?: Readonly<Record<string, string>>;
  /** XML of the shared strings, which cells reference by index (`t="s"`): `<si><t>…</t></si>`. */
  readonly strings?: string;
  /** Number formats. The format at index 0 becomes style 1, and so on. */
  readonly formats?: readonly string[];
  readonly countsFrom1904?: boolean;
  /** XML that follows the rows of the first sheet. */
  readonly below?: string;
  /** Files that replace generated files, by path. */
  readonly instead?: Readonly<Record<string, string | Buffer>>;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const related = (rows: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`;
const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${documents}/${type}" Target="${target}"/>`;

/** Creates a ZIP file. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

/** Creates an Excel workbook that is structured like the files that Excel writes. */
export function workbookOf({
  sheets = {},
  strings = '',
  formats = [],
  countsFrom1904 = false,
  below = '',
  instead = {},
}: WorkbookParts): Promise<Buffer<ArrayBuffer>> {
  const names = Object.keys(sheets);
  const listed = names.map((name, index) => {
    const state = name.startsWith('-') ? ' state="hidden"' : '';
    return `<sheet name="${name.replace(/^-/, '')}" sheetId="${index + 1}"${state} r:id="s${index}"/>`;
  });
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': related(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${documents}"><workbookPr${countsFrom1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      names.map((_, index) => relation(`s${index}`, 'worksheet', `/xl/worksheets/sheet${index + 1}.xml`)).join('') +
        relation('t', 'sharedStrings', 'sharedStrings.xml') +
        relation('f', 'styles', 'styles.xml'),
    ),
    'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, rows] of Object.values(sheets).entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet ${main}><sheetData>${rows}</sheetData>${index === 0 ? below : ''}</worksheet>`;
  return zipOf({ ...parts, ...instead });
}

/** Returns the XML of a row with text cells. */
export const textRow = (number: number, ...texts: readonly string[]): string =>
  `<row r="${number}">${texts.map((text, index) => `<c r="${lettersOf(index)}${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`).join('')}</row>`;

/** Converts a column index to column letters: 0 → A, 25 → Z, 26 → AA. */
const lettersOf = (column: number): string =>
  `${column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\P{Cc}\t\n]/gu, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`);
