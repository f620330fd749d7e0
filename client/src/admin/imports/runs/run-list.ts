import { type ImportRunLineFragment, ImportRunsDocument } from '../../../graphql/generated/graphql';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import { listColumn } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { outcomeLine } from '../report/import-problems';
import { durationText, originLabels, runMark, runStateLabels } from '../run-state';

const column = listColumn<ImportRunLineFragment, 'CREATED_AT'>;

export const kindLabels: Readonly<Record<string, string>> = Object.fromEntries(
  stockIndex.map(({ kind, title }) => [kind, title]),
);

/** List of imports and checks, always newest first. */
export const runs: ListDeclaration<ImportRunLineFragment, 'CREATED_AT'> = {
  pageId: 'admin_import_runs',
  noun: 'import',
  plural: 'imports',
  source: listSource(ImportRunsDocument, (data) => data.importRuns, { isLive: true }),
  isCheckable: false,
  rowName: ({ fileName }) => fileName,
  columns: [
    column({ path: 'fileName', id: 'file', header: 'File' }),
    column({ path: 'state', header: 'Outcome', mark: runMark }),
    column({ path: 'kind', header: 'Type', labels: kindLabels }),
    column({
      path: 'report',
      id: 'counts',
      header: 'Result',
      plain: ({ report, isDryRun }) =>
        report === null ? null : outcomeLine(report, isDryRun ? report.problemCount : 0),
    }),
    column({ path: 'createdAt', id: 'started', header: 'Started', value: 'moment' }),
    column({ path: 'startedBy', id: 'by', header: 'Started by', missing: 'Automatic' }),
    column({ path: 'origin', header: 'Source', labels: originLabels }),
    column({ path: 'profileName', id: 'profile', header: 'Profile' }),
    column({ path: 'vendor', header: 'Vendor' }),
    column({ path: 'endedAt', id: 'took', header: 'Duration', plain: durationText }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'File, vendor or user' }),
    listFilter({ field: 'kinds', id: 'type', kind: 'options', label: 'Type', labels: kindLabels }),
    listFilter({ field: 'states', id: 'outcome', kind: 'options', label: 'Outcome', labels: runStateLabels }),
    listFilter({ field: 'origins', id: 'from', kind: 'options', label: 'Source', labels: originLabels }),
    listFilter({ field: 'createdAt', id: 'started', kind: 'days', label: 'Started' }),
    listFilter({ field: 'isDryRun', id: 'check', kind: 'toggle', label: 'Checks only' }),
  ],
  sort: { field: 'CREATED_AT', direction: 'DESC' },
};
