import { announced, attempt, type FailureNotice } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';

/** A text of a user's brand that was typed anew; `null`: none. */
interface BrandChange {
  readonly before: string | null;
  readonly now: string | null;
  readonly send: (value: string | null) => Promise<unknown>;
  /** Puts it into the form as what is saved. */
  readonly show: (value: string) => void;
  readonly failure: FailureNotice;
  readonly done: string;
}

/** Saves it, and offers to take that back. */
export async function saveBrand({ before, now, send, show, failure, done }: BrandChange): Promise<void> {
  await announced(failure, () => send(now));
  show(now ?? '');
  showSuccess(done, () => {
    show(before ?? '');
    void attempt(failure, () => send(before));
  });
}
