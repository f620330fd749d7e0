import { eventType } from '../../../kernel/use-cases/events.ts';

/** An import run has ended, however it did. Told together with what has become of it. */
export const importRunEnded = eventType<{
  readonly runId: number;
  /** The type of stock. */
  readonly kind: string;
  readonly state: string;
  readonly origin: string;
  readonly isDryRun: boolean;
  /** The saved profile by which the file was read. Null: none. */
  readonly profileId: number | null;
}>('import.run-ended');
