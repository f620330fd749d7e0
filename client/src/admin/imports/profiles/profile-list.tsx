import { type ImportProfileRecordFragment, ImportProfilesDocument } from '../../../graphql/generated/graphql';
import { listColumn, type Mark } from '../../../table/columns/list-column';
import type { ListDeclaration } from '../../../table/list/list-declaration';
import { listFilter } from '../../../table/list/list-filter';
import { listSource } from '../../../table/list/list-source';
import { runMark } from '../run-state';
import { kindLabels } from '../runs/run-list';
import { LastRun } from './last-run';
import { intervalText } from './schedule-text';

const column = listColumn<ImportProfileRecordFragment, 'NAME'>;

/** Where files of a profile come from by themselves. */
function comesFrom({ fetch, folder }: ImportProfileRecordFragment): Mark {
  if (fetch?.failure != null) {
    return { text: 'The last fetch failed', tone: 'danger' };
  }
  const ways = [
    ...(folder === null ? [] : [`Folder ${folder}`]),
    ...(fetch === null ? [] : [fetch.isActive ? intervalText(fetch.schedule) : 'Fetch stopped']),
  ];
  return { text: ways.length === 0 ? 'By hand' : ways.join(' · ') };
}

/** Every saved profile; the server has one order of them. */
export const profiles: ListDeclaration<ImportProfileRecordFragment, 'NAME'> = {
  pageId: 'admin_import_profiles',
  noun: 'profile',
  plural: 'profiles',
  source: listSource(ImportProfilesDocument, (data) => data.importProfiles),
  isCheckable: false,
  rowName: ({ name }) => name,
  columns: [
    column({ path: 'name', header: 'Name' }),
    column({ path: 'vendor', header: 'Vendor' }),
    column({ path: 'kind', header: 'Type', labels: kindLabels }),
    column({ path: 'fetch', id: 'from', header: 'Files come', mark: comesFrom }),
    column({
      path: 'lastRun',
      id: 'last-import',
      header: 'Last import',
      plain: ({ lastRun }) => (lastRun === null ? null : runMark(lastRun).text),
      cell: ({ lastRun }) => <LastRun run={lastRun} />,
    }),
    column({ path: 'updatedAt', id: 'changed', header: 'Changed', value: 'moment' }),
  ],
  filters: [listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Name of the profile' })],
  sort: { field: 'NAME', direction: 'ASC' },
};
