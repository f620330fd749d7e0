import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openSpoolFolder } from '../spools/spool-folders.ts';

/** Where files that come with requests lie while they are worked on. */
export interface UploadFolders {
  /** Makes a folder for the files of one request. Whoever gets it removes it. */
  open(): Promise<UploadFolder>;
  /** Removes what is left. */
  close(): Promise<void>;
}

/** The files of one request. */
export interface UploadFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Opens the place for uploads below a data folder, and removes what killed processes have left there. */
export async function openUploadFolders(dataDir: string): Promise<UploadFolders> {
  const parent = await openSpoolFolder(dataDir, 'uploads');
  return {
    async open() {
      const folder = await mkdtemp(path.join(await parent.path(), 'request-'));
      return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
    },
    close: () => parent.close(),
  };
}
