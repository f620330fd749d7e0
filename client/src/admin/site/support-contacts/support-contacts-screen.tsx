import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import { optionalTextUpTo, requiredText } from '../../../forms/field-rules';
import { TextField } from '../../../forms/text-field';
import {
  AdminSupportInfoDocument,
  ReplaceSupportContactsDocument,
  type SupportContactInput,
  type SupportInfoRecordFragment,
} from '../../../graphql/generated/graphql';
import { MediaSlot } from '../../kit/media/media-slot';
import { optionalEmailText } from '../../kit/optional-rules';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { SortableList, SortHandle } from '../../kit/sortable/sortable-list';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';

const supportContact = v.object({
  name: requiredText('Enter a name'),
  title: optionalTextUpTo(200),
  phone: optionalTextUpTo(50),
  email: optionalEmailText,
  whatsapp: optionalTextUpTo(50),
  image: v.nullable(v.union([v.string(), v.file()])),
  /** URL of the stored portrait, to which the field can be reset. Null if there is none. */
  portrait: v.nullable(v.string()),
});

/** Maximum number of contacts that the server accepts. */
const MAX_CONTACTS = 100;

const supportContactsForm = v.object({ contacts: v.array(supportContact) });

type TypedContacts = v.InferInput<typeof supportContactsForm>;

export const blankContact: TypedContacts['contacts'][number] = {
  name: '',
  title: '',
  phone: '',
  email: '',
  whatsapp: '',
  image: null,
  portrait: null,
};

/** Returns the stored contacts as form values. */
function typedContacts({ contacts }: SupportInfoRecordFragment): TypedContacts {
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

/** Converts the form values to mutation input. A new portrait is sent as a file, an unchanged portrait as its URL. */
export function sentContacts({ contacts }: v.InferOutput<typeof supportContactsForm>): SupportContactInput[] {
  return contacts.map(({ image, portrait: _, ...facts }) =>
    image instanceof File ? { ...facts, image } : { ...facts, imageUrl: image },
  );
}

/** Returns the move of one contact that changes the order `before` to `after`, or null if they are equal. */
export function stepBetween(before: readonly string[], after: readonly string[]): { from: number; to: number } | null {
  const first = before.findIndex((id, index) => after[index] !== id);
  if (first === -1) {
    return null;
  }
  const isDown = after[first] === before[first + 1];
  const moved = (isDown ? before[first] : after[first]) ?? '';
  return { from: before.indexOf(moved), to: after.indexOf(moved) };
}

interface SupportContactFieldsProps<TOutput> {
  readonly control: Control<TypedContacts, unknown, TOutput>;
  readonly index: number;
  /** Contact name used in labels. Not empty, even if no name has been entered. */
  readonly name: string;
  readonly onRemove: () => void;
}

function SupportContactFields<TOutput>({ control, index, name, onRemove }: SupportContactFieldsProps<TOutput>) {
  const image = useController({ control, name: `contacts.${index}.image` });
  const portrait = useController({ control, name: `contacts.${index}.portrait` });
  return (
    <Flex gap="2" py="4" borderTopWidth="1px" align="flex-start">
      <SortHandle />
      <Stack gap="4" flex="1" minWidth="0">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <TextField control={control} name={`contacts.${index}.name`} label="Name" size="sm" />
          <TextField control={control} name={`contacts.${index}.title`} label="Role" isOptional="quietly" size="sm" />
          <TextField
            control={control}
            name={`contacts.${index}.phone`}
            label="Telephone"
            type="tel"
            isOptional="quietly"
            size="sm"
          />
          <TextField
            control={control}
            name={`contacts.${index}.email`}
            label="Email"
            type="email"
            isOptional="quietly"
            size="sm"
          />
          <TextField
            control={control}
            name={`contacts.${index}.whatsapp`}
            label="WhatsApp"
            type="tel"
            isOptional="quietly"
            size="sm"
          />
          <Flex align="flex-end" justify="flex-end">
            <Button size="sm" variant="ghost" colorPalette="danger" aria-label={`Remove ${name}`} onClick={onRemove}>
              Remove
            </Button>
          </Flex>
        </SimpleGrid>
        <MediaSlot
          label={`Portrait of ${name}`}
          value={image.field.value}
          stored={portrait.field.value}
          without="If not set, the initials are shown."
          onChange={image.field.onChange}
          error={image.fieldState.error?.message}
        />
      </Stack>
    </Flex>
  );
}

interface SupportContactsFormProps {
  readonly stored: SupportInfoRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Form for the support contacts, in the order of the contact page. */
function SupportContactsForm({ stored, reload }: SupportContactsFormProps) {
  const [replace] = useMutation(ReplaceSupportContactsDocument);
  const state = useVersionedForm({
    schema: supportContactsForm,
    stored,
    typed: typedContacts,
    labels: { contacts: 'People' },
    save: async (_changed, expectedVersion, list) => {
      const input = { expectedVersion, contacts: sentContacts(list) };
      const { data } = await replace({ variables: { input } });
      return data?.replaceSupportContacts?.supportInfo;
    },
    reload,
    failure: 'Error updating support contacts',
    doneText: 'Support contacts saved',
  });
  const { control, getValues } = state.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'contacts' });
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameOf = (id: string) => getValues(`contacts.${placeOf(id)}.name`) || 'unnamed contact';

  return (
    <Box maxW="4xl">
      <SettingsForm state={state} noun="the support contacts">
        {fields.length === 0 && <Text color="fg.muted">No contacts yet. The contact page shows only its form.</Text>}
        <SortableList
          label="Support contacts"
          items={fields}
          idOf={({ id }) => id}
          nameOf={({ id }) => nameOf(id)}
          onSort={(sorted) => {
            const step = stepBetween(
              fields.map(({ id }) => id),
              sorted.map(({ id }) => id),
            );
            if (step !== null) {
              move(step.from, step.to);
            }
          }}
        >
          {({ id }, index) => (
            <SupportContactFields control={control} index={index} name={nameOf(id)} onRemove={() => remove(index)} />
          )}
        </SortableList>
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          disabled={fields.length >= MAX_CONTACTS}
          onClick={() => append(blankContact, { focusName: `contacts.${fields.length}.name` })}
        >
          <Plus aria-hidden />
          Add contact
        </Button>
      </SettingsForm>
    </Box>
  );
}

/** Screen that edits the support contacts shown on the contact page. */
export default function SupportContactsScreen() {
  const query = useQuery(AdminSupportInfoDocument, { fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Support contacts"
      lead="People that customers can contact, in the order shown on the contact page. Drag a contact by its handle to reorder."
      query={query}
      stored={query.data?.supportInfo}
      failure="Error fetching support contacts"
    >
      {(stored) => <SupportContactsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
