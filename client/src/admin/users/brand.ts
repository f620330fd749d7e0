import * as v from 'valibot';
import { attempt, type FailureNotice, submitWithNotice } from '../kit/failure';
import { showSuccess } from '../kit/success-toast';

/** Change to a brand setting. Null removes the value. */
interface BrandChange {
  readonly before: string | null;
  readonly after: string | null;
  readonly send: (value: string | null) => Promise<unknown>;
  /** Shows the saved value in the form. */
  readonly show: (value: string) => void;
  readonly failure: FailureNotice;
  readonly doneText: string;
}

/** Saves the value and offers an undo. */
export async function saveBrand({ before, after, send, show, failure, doneText }: BrandChange): Promise<void> {
  await submitWithNotice(failure, () => send(after));
  show(after ?? '');
  showSuccess(doneText, () => {
    show(before ?? '');
    void attempt(failure, () => send(before));
  });
}

/** Matches hexadecimal colors that the server accepts. */
export const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Matches a host name without scheme, port and path. */
const HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** Form schema for an agent's color. If empty, the default color applies. */
export const colorForm = v.object({
  color: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || HEX_COLOR.test(text), 'Enter a colour such as #5f8eb1 or #5ab'),
    v.transform((text) => (text === '' ? null : text.toLowerCase())),
  ),
});

/** Form schema for an agent's domain, typed or pasted. If empty, the domain is removed. */
export const domainForm = v.object({
  domain: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.transform((text) => text.replace(/^https?:\/\//, '').replace(/\/$/, '')),
    v.check((text) => text === '' || HOST.test(text), 'Enter a domain such as diamonds.example.com'),
    v.transform((text) => (text === '' ? null : text)),
  ),
});
