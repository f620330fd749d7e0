import * as v from 'valibot';
import type { LetterheadRecordFragment } from '../../graphql/generated/graphql';

const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, `Use at most ${maxLength} characters`),
    v.transform((typed) => (typed === '' ? null : typed)),
  );

/** What is printed on the papers of orders, as it is typed; left empty it is not set. */
export const letterheadForm = v.object({
  houseName: text(200),
  address: text(500),
  contact: text(500),
  vatNumber: text(200),
  registrationNumber: text(200),
  bankDetails: text(1_000),
  terms: text(5_000),
});

/** What the form holds of the stored settings. */
export function typedLetterhead(settings: LetterheadRecordFragment): v.InferInput<typeof letterheadForm> {
  return {
    houseName: settings.houseName ?? '',
    address: settings.address ?? '',
    contact: settings.contact ?? '',
    vatNumber: settings.vatNumber ?? '',
    registrationNumber: settings.registrationNumber ?? '',
    bankDetails: settings.bankDetails ?? '',
    terms: settings.terms ?? '',
  };
}
