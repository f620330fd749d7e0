import type { ChangeBatch, LiveChanges } from '../../kernel/use-cases/live-changes.ts';

/** Batches that wait for a slow reader. Of more it is told which subjects they were about. */
const mostBatches = 8;

/** What one stream has still to be told. It grows no further than that, however slowly it is read. */
export class Inbox {
  readonly #signal: AbortSignal;
  #batches: ChangeBatch[] = [];
  #wake: () => void = () => undefined;
  #stop: () => void = () => undefined;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.close(), { once: true });
  }

  /** Takes what comes from then on, until the stream ends. */
  async open(changes: LiveChanges): Promise<void> {
    this.#stop = await changes.follow((batch) => this.#take(batch));
    if (this.#signal.aborted) this.close();
  }

  close(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#wake();
  }

  /** What has come, as soon as there is any. Null: the stream has ended. */
  async next(): Promise<readonly ChangeBatch[] | null> {
    while (this.#batches.length === 0 && !this.#signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#signal.aborted) return null;
    const batches = this.#batches;
    this.#batches = [];
    return batches;
  }

  #take(batch: ChangeBatch): void {
    this.#batches.push(batch);
    if (this.#batches.length > mostBatches) this.#batches = [subjectsOf(this.#batches, batch)];
    this.#wake();
  }
}

const subjectsOf = (batches: readonly ChangeBatch[], { rowsBefore }: ChangeBatch): ChangeBatch => ({
  changes: [...new Set(batches.flatMap(({ changes }) => changes.map(({ subject }) => subject)))].map((subject) => ({
    subject,
    items: null,
  })),
  rowsBefore,
});
