import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../../../kernel/errors/errors.ts';
import type { Upload } from '../../../../kernel/input/upload.ts';
import type { FileStore } from '../../../../kernel/use-cases/file-store.ts';

/** Returns a stored file as an upload. Reading the upload throws ITEM_NOT_FOUND if the file has been deleted. */
export const storedUpload = (files: FileStore, id: string | null, filename: string): Upload => ({
  filename,
  mimetype: 'application/octet-stream',
  createReadStream() {
    const out = new PassThrough();
    const fill = async (): Promise<void> => {
      const source = id === null ? null : await files.open(id);
      if (!source) throw fileDeleted();
      await pipeline(source, out);
    };
    fill().catch((error: Error) => out.destroy(error));
    return out;
  },
});

/** Returns the error for a run whose file has been deleted. */
export const fileDeleted = (path = 'file'): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    details: [{ path, message: 'has been deleted' }],
    explanation: 'The file of this import has been deleted. Send it again.',
  });
