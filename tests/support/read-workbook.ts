import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Value of a cell. An empty cell has an empty string. */
export type WorkbookCell = string | number;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Reads the rows of the first sheet of a workbook from its XML. Throws if it contains formulas. */
export async function workbookRows(file: Uint8Array): Promise<WorkbookCell[][]> {
  const xml = await sheetOf(file);
  if (xml.includes('<f>')) throw new Error('the workbook contains formulas');
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: WorkbookCell[] = [];
    for (const [, letters = '', rest = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*>(.*?)<\/c>/gs)) {
      cells[columnOf(letters)] = cellOf(rest);
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
}

async function sheetOf(file: Uint8Array): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(file));
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === 'xl/worksheets/sheet1.xml') return text(await zip.openReadStreamPromise(entry));
  }
  throw new Error('the workbook contains no first sheet');
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function cellOf(xml: string): WorkbookCell {
  const [, number] = /<v>(.*)<\/v>/.exec(xml) ?? [];
  if (number !== undefined) return Number(number);
  const [, content = ''] = /<t[^>]*>(.*)<\/t>/s.exec(xml) ?? [];
  return content.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
