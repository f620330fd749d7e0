import { Transform } from 'node:stream';
import type { Upload } from '../../../../kernel/input/upload.ts';
import { startPeriodicTask } from '../../../../platform/periodic-task.ts';
import { type RunAttempt, type RunDeps, RunSuperseded, recordProgress } from '../run-store.ts';

/** Interval between progress records, in milliseconds. */
const saveIntervalMs = 500;

export interface RunProgress {
  /** Upload whose bytes are counted as they are read. */
  readonly upload: Upload;
  /** Aborted when the run is canceled or another attempt is working on it. */
  readonly signal: AbortSignal;
  onProgress(rows: number): void;
  /** Stops recording. Nothing is recorded after the promise has resolved. */
  stop(): Promise<void>;
}

/** Records the progress and the heartbeat of an attempt twice a second, outside the import's transaction. */
export function recordProgressPeriodically({ em, log }: RunDeps, attempt: RunAttempt, upload: Upload): RunProgress {
  const superseded = new AbortController();
  let rows = 0;
  let bytes = 0;
  const noting = startPeriodicTask({
    every: saveIntervalMs,
    async work() {
      if (!(await recordProgress(em.fork(), attempt, { rows, bytes }))) superseded.abort(new RunSuperseded());
    },
    failed: (error) => log.warn({ err: error, run: attempt.id }, 'could not record the progress of an import'),
  });
  return {
    upload: {
      filename: upload.filename,
      mimetype: upload.mimetype,
      createReadStream() {
        bytes = 0;
        const source = upload.createReadStream();
        const counter = new Transform({
          transform(chunk: Buffer, _encoding, callback) {
            bytes += chunk.length;
            callback(null, chunk);
          },
          destroy(error, callback) {
            source.destroy();
            callback(error);
          },
        });
        source.on('error', (error) => counter.destroy(error));
        return source.pipe(counter);
      },
    },
    signal: superseded.signal,
    onProgress(read) {
      rows = read;
    },
    stop: () => noting.stop(),
  };
}
