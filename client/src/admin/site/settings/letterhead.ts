import * as v from 'valibot';
import { optionalTextUpTo } from '../../../forms/field-rules';
import type { LetterheadRecordFragment } from '../../../graphql/generated/graphql';
import { mediaRule } from '../../kit/media/media-kinds';

/** What is printed on the papers of orders, as it is typed; left empty it is not set. */
export const letterheadForm = v.object({
  logo: mediaRule,
  houseName: optionalTextUpTo(200),
  address: optionalTextUpTo(500),
  contact: optionalTextUpTo(500),
  vatNumber: optionalTextUpTo(200),
  registrationNumber: optionalTextUpTo(200),
  bankDetails: optionalTextUpTo(1_000),
  terms: optionalTextUpTo(5_000),
});

type TypedLetterhead = v.InferInput<typeof letterheadForm>;

export const letterheadLabels: Readonly<Record<keyof TypedLetterhead, string>> = {
  logo: 'Logo',
  houseName: 'Company name',
  address: 'Address',
  contact: 'Telephone, email and the like',
  vatNumber: 'VAT number',
  registrationNumber: 'Registration number',
  bankDetails: 'Bank details',
  terms: 'Terms',
};

/** What the form holds of the stored settings. */
export function typedLetterhead(settings: LetterheadRecordFragment): TypedLetterhead {
  return {
    logo: settings.logo,
    houseName: settings.houseName ?? '',
    address: settings.address ?? '',
    contact: settings.contact ?? '',
    vatNumber: settings.vatNumber ?? '',
    registrationNumber: settings.registrationNumber ?? '',
    bankDetails: settings.bankDetails ?? '',
    terms: settings.terms ?? '',
  };
}
