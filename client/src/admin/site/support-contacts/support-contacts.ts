import * as v from 'valibot';
import { optionalTextUpTo, requiredText } from '../../../forms/field-rules';
import type { SupportContactInput, SupportInfoRecordFragment } from '../../../graphql/generated/graphql';
import { optionalEmailText } from '../../kit/optional-rules';

/** Somebody of the house, as they are typed. */
const supportContact = v.object({
  name: requiredText('Enter a name'),
  title: optionalTextUpTo(200),
  phone: optionalTextUpTo(50),
  email: optionalEmailText,
  whatsapp: optionalTextUpTo(50),
  image: v.nullable(v.union([v.string(), v.file()])),
  /** Their portrait as it was read, which can be put back. */
  portrait: v.nullable(v.string()),
});

/** So many the server takes. */
export const MOST_CONTACTS = 100;

export const supportContactsForm = v.object({ contacts: v.array(supportContact) });

export type TypedContacts = v.InferInput<typeof supportContactsForm>;

/** Somebody before anything is typed. */
export const nobody: TypedContacts['contacts'][number] = {
  name: '',
  title: '',
  phone: '',
  email: '',
  whatsapp: '',
  image: null,
  portrait: null,
};

/** What the form holds of the stored list. */
export function typedContacts({ contacts }: SupportInfoRecordFragment): TypedContacts {
  return {
    contacts: contacts.map(({ name, title, phone, email, whatsapp, imageUrl }) => ({
      name,
      title: title ?? '',
      phone: phone ?? '',
      email: email ?? '',
      whatsapp: whatsapp ?? '',
      image: imageUrl,
      portrait: imageUrl,
    })),
  };
}

/** The list as it is sent: a new portrait as a file, one that stays as its address. */
export function sentContacts({ contacts }: v.InferOutput<typeof supportContactsForm>): SupportContactInput[] {
  return contacts.map(({ image, portrait: _, ...facts }) =>
    image instanceof File ? { ...facts, image } : { ...facts, imageUrl: image },
  );
}

/** The one step that puts a list into another order: who goes from where to where. `null`: it is the same. */
export function stepBetween(before: readonly string[], after: readonly string[]): { from: number; to: number } | null {
  const first = before.findIndex((id, index) => after[index] !== id);
  if (first === -1) {
    return null;
  }
  const isDown = after[first] === before[first + 1];
  const moved = (isDown ? before[first] : after[first]) ?? '';
  return { from: before.indexOf(moved), to: after.indexOf(moved) };
}
