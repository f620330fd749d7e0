import * as v from 'valibot';
import { optionalTextUpTo } from '../../forms/field-rules';
import type { LetterheadRecordFragment } from '../../graphql/generated/graphql';

/** What is printed on the papers of orders, as it is typed; left empty it is not set. */
export const letterheadForm = v.object({
  houseName: optionalTextUpTo(200),
  address: optionalTextUpTo(500),
  contact: optionalTextUpTo(500),
  vatNumber: optionalTextUpTo(200),
  registrationNumber: optionalTextUpTo(200),
  bankDetails: optionalTextUpTo(1_000),
  terms: optionalTextUpTo(5_000),
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
