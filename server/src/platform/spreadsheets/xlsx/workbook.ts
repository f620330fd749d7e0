import path from 'node:path';
import { invalid } from '../../../kernel/errors/errors.ts';
import type { Archive } from './archive.ts';
import { readWholeXml } from './xml.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Path of the sheet's part in the archive. */
  readonly path: string;
}

export interface Workbook {
  /** Worksheets in the workbook. Chart sheets are excluded. */
  readonly sheets: readonly WorkbookSheet[];
  /** Whether dates count from 1904, as in old versions of Excel for Mac. */
  readonly countsFrom1904: boolean;
  readonly stringsPath: string | null;
  readonly stylesPath: string | null;
}

/**
 * Part referenced by another part. The type is the last segment of its URI, because the rest depends on the standard.
 */
interface Related {
  readonly type: string;
  readonly path: string;
}

/** Reads the structure of a workbook. Throws INVALID_REQUEST if the archive is not a workbook. */
export async function readWorkbook(archive: Archive): Promise<Workbook> {
  if (!archive.has('[Content_Types].xml') || !archive.has('_rels/.rels')) throw noWorkbook(archive);
  const root = [...(await relatedTo(archive, '')).values()].find(({ type }) => type === 'officeDocument');
  if (!root) throw noWorkbook(archive);
  if (root.path.endsWith('.bin')) throw invalid('file', `is a binary workbook (.xlsb): ${saveAs}`);
  const parts = await relatedTo(archive, root.path);
  const sheets: WorkbookSheet[] = [];
  let countsFrom1904 = false;
  let isWorkbook = false;
  await readWholeXml(archive.text(root.path), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true', 'on'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = parts.get(id);
      if (part?.type !== 'worksheet') return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      sheets.push({ name: attributes.name ?? '', isHidden, path: part.path });
    },
  });
  if (!isWorkbook) throw noWorkbook(archive);
  const pathOf = (partType: string): string | null =>
    [...parts.values()].find(({ type }) => type === partType)?.path ?? null;
  return { sheets, countsFrom1904, stringsPath: pathOf('sharedStrings'), stylesPath: pathOf('styles') };
}

const saveAs = 'save it as a workbook (.xlsx) or a CSV file';

function noWorkbook(archive: Archive): Error {
  const isOpenDocument = archive.has('content.xml') && archive.has('mimetype');
  return invalid(
    'file',
    isOpenDocument
      ? `is an OpenDocument file (.ods): ${saveAs}`
      : 'is an archive without a workbook: unpack it and send the table itself',
  );
}

/** Returns the parts referenced by a part. For an empty path, returns the parts referenced by the archive itself. */
async function relatedTo(archive: Archive, of: string): Promise<ReadonlyMap<string, Related>> {
  const folder = path.posix.dirname(of);
  const related = new Map<string, Related>();
  const list = path.posix.join(folder, '_rels', `${path.posix.basename(of)}.rels`);
  if (!archive.has(list)) return related;
  await readWholeXml(archive.text(list), {
    open(name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return;
      related.set(id, {
        type: type?.split('/').at(-1) ?? '',
        path: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target),
      });
    },
  });
  return related;
}
