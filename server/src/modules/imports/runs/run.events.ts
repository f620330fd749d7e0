import { eventType } from '../../../kernel/use-cases/events.ts';

/** Published when an import run has ended, in the transaction that stores its state. */
export const importRunEnded = eventType<{
  readonly runId: number;
  /** Name of the stock type. */
  readonly kind: string;
  readonly state: string;
  readonly origin: string;
  readonly isDryRun: boolean;
  /** Saved profile used to read the file. Null if no saved profile was used. */
  readonly profileId: number | null;
}>('import.run-ended');
