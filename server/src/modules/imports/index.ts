import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { stockModules } from '../stock-types/index.ts';
import { deleteExpiredProblems } from './findings/problem-file.ts';
import { ImportResolver } from './import.resolver.ts';
import { stockImportRoutes } from './import.routes.ts';
import { fetchPasswords } from './profiles/fetch-password.ts';
import { ImportFetch } from './profiles/import-fetch.entity.ts';
import { SavedImportProfile } from './profiles/saved-profile.entity.ts';
import { ImportProfileResolver } from './profiles/saved-profile.resolver.ts';
import { SavedImportProfilePage } from './profiles/saved-profile.type.ts';
import { ImportRun } from './runs/import-run.entity.ts';
import { ImportRunResolver } from './runs/import-run.resolver.ts';
import { importRunRoutes } from './runs/import-run.routes.ts';
import { ImportRunPage } from './runs/import-run.type.ts';
import { ImportFetchRuns, ImportProfileRuns } from './runs/profile-runs.resolver.ts';
import { deleteExpiredDryRuns, endAbandonedRuns } from './runs/worker/abandoned-runs.ts';
import { processImportRuns } from './runs/worker/process-run.ts';
import { importMails } from './sources/emails/rejected-file-subscriber.ts';
import { ImportFetchResolver } from './sources/fetching/fetch.resolver.ts';
import { fetchDueFiles } from './sources/fetching/fetch-due.job.ts';
import { fetchImportFiles } from './sources/fetching/fetch-file.job.ts';
import { StrayFolder } from './sources/folder/unassigned-folder.entity.ts';
import { ImportArrival } from './sources/import-arrival.entity.ts';

export { formatLocation } from './findings/finding.ts';
export { ImportReport } from './findings/import-report.ts';
export { ImportRefusal } from './findings/problem-collector.ts';
export { problemDownload, problemFilePrefix } from './findings/problem-file.ts';
export type { ImportJob } from './import-job.ts';
export { ImportMode } from './import-mode.ts';
export { importStock } from './import-stock.ts';
export { readProfile } from './profiles/list-profiles.ts';
export { savedProfileNamed } from './profiles/use-profile.ts';
export { ImportProfile } from './reading/import-profile.ts';
export { ImportOrigin, isOpen } from './runs/import-run.entity.ts';
export { runTag } from './runs/import-run.presenter.ts';
export { showImportRun } from './runs/import-run.routes.ts';
export { failedRuns } from './runs/import-runs.ts';
export { isRunFile, openRunFile } from './runs/worker/run-files.ts';
export { runSynchronously } from './runs/worker/run-now.ts';
export { type ImportFolder, openImportFolder } from './sources/folder/import-folder.ts';
export { stockImports } from './stock-imports.ts';

export const importsModule = defineModule({
  entities: [SavedImportProfile, ImportFetch, ImportRun, ImportArrival, StrayFolder],
  resolvers: [
    ImportResolver,
    ImportProfileResolver,
    ImportProfileRuns,
    ImportFetchRuns,
    ImportFetchResolver,
    pageFields(SavedImportProfilePage),
    ImportRunResolver,
    pageFields(ImportRunPage),
  ],
  routes: [...stockImportRoutes(stockModules), ...importRunRoutes],
  jobs: [
    deleteExpiredProblems,
    processImportRuns,
    endAbandonedRuns,
    deleteExpiredDryRuns,
    fetchDueFiles,
    fetchImportFiles,
  ],
  subscribers: [importMails],
  sealedColumns: [fetchPasswords],
});
