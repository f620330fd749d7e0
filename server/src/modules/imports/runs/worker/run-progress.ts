import { Transform } from 'node:stream';
import type { Upload } from '../../../../kernel/input/upload.ts';
import { steadily } from '../../../../platform/steadily.ts';
import { noteProgress, type RunAttempt, type RunDeps, RunTaken } from '../run-store.ts';

/** How often it is noted how far a run has come, in milliseconds. */
const notedMs = 500;

/** What an attempt tells of itself while it works. */
export interface RunProgress {
  /** The file, its bytes counted while they are read. */
  readonly upload: Upload;
  /** Aborted when the run is cancelled, or somebody else's. */
  readonly signal: AbortSignal;
  onProgress(rows: number): void;
  /** Nothing is noted any more once it is answered. */
  stop(): Promise<void>;
}

/** Notes twice a second, outside the import's transaction, how far an attempt has come and that it is alive. */
export function watchProgress({ em, log }: RunDeps, mine: RunAttempt, upload: Upload): RunProgress {
  const taken = new AbortController();
  let rows = 0;
  let bytes = 0;
  const noting = steadily({
    every: notedMs,
    async work() {
      if (!(await noteProgress(em.fork(), mine, { rows, bytes }))) taken.abort(new RunTaken());
    },
    failed: (error) => log.warn({ err: error, run: mine.id }, 'it is not noted how far an import has come'),
  });
  return {
    upload: {
      filename: upload.filename,
      mimetype: upload.mimetype,
      createReadStream() {
        bytes = 0;
        const source = upload.createReadStream();
        const counted = new Transform({
          transform(chunk: Buffer, _encoding, done) {
            bytes += chunk.length;
            done(null, chunk);
          },
          destroy(error, done) {
            source.destroy();
            done(error);
          },
        });
        source.on('error', (error) => counted.destroy(error));
        return source.pipe(counted);
      },
    },
    signal: taken.signal,
    onProgress(read) {
      rows = read;
    },
    stop: () => noting.stop(),
  };
}
