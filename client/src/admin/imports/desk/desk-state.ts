import type { ImportReport } from '../report/import-problems';
import { isUnderWay } from '../run-state';
import type { Run } from '../use-run';
import type { Desk, ImportSource } from './use-desk';

/** Where a file of stock has got to. */
export interface DeskState {
  /** The import that is over; the desk is free for another file then. */
  readonly imported: Run | null;
  /** The last check or import of the file that is on the desk. */
  readonly tried: Run | null;
  /** What the last check found. */
  readonly report: ImportReport | null;
  /** The file on the desk; `null`: none. */
  readonly shown: { readonly name: string; readonly size: number } | null;
  /** Where that file is read from; `null`: it is nowhere any more. */
  readonly source: ImportSource | null;
  /** Something is going on: nothing can be changed meanwhile. */
  readonly isBusy: boolean;
}

/** What the desk shows, of what is known of the file and its last run. */
export function deskState(
  { run, sending, isDone }: Pick<Desk, 'run' | 'sending' | 'isDone'>,
  file: File | null,
): DeskState {
  const isOver = run !== null && !run.isDryRun && (run.state === 'DONE' || run.state === 'UNDONE');
  const tried = isOver ? null : run;
  return {
    imported: isOver ? run : null,
    tried,
    report: tried?.isDryRun && tried.state === 'DONE' ? tried.report : null,
    shown: isOver ? null : (file ?? (run === null ? null : { name: run.fileName, size: run.fileBytes })),
    // Once sent, it need not be sent again.
    source: tried !== null && tried.file !== null ? { fileOf: tried.id } : file === null ? null : { file },
    isBusy: sending !== null || isDone || (run !== null && isUnderWay(run)),
  };
}
