import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { TextField } from '../../../forms/text-field';
import type { SupportInfoRecordFragment } from '../../../graphql/generated/graphql';
import { useAdminSupportInfoQuery, useReplaceSupportContactsMutation } from '../../../graphql/generated/hooks';
import { MediaSlot } from '../../kit/media/media-slot';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { SortableList, SortHandle } from '../../kit/sortable/sortable-list';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import {
  MOST_CONTACTS,
  nobody,
  sentContacts,
  stepBetween,
  supportContactsForm,
  type TypedContacts,
  typedContacts,
} from './support-contacts';

interface SupportContactFieldsProps<TOutput> {
  readonly control: Control<TypedContacts, unknown, TOutput>;
  readonly index: number;
  /** What they are called, or are not yet. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** Somebody whom customers may ask, and how. */
function SupportContactFields<TOutput>({ control, index, name, onRemove }: SupportContactFieldsProps<TOutput>) {
  const image = useController({ control, name: `contacts.${index}.image` });
  const portrait = useController({ control, name: `contacts.${index}.portrait` });
  return (
    <Flex gap="2" py="4" borderTopWidth="1px" align="flex-start">
      <SortHandle />
      <Stack gap="4" flex="1" minWidth="0">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <TextField control={control} name={`contacts.${index}.name`} label="Name" size="sm" />
          <TextField
            control={control}
            name={`contacts.${index}.title`}
            label="What they do"
            isOptional="quietly"
            size="sm"
          />
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
            <Button
              size="sm"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Take off the list: ${name}`}
              onClick={onRemove}
            >
              Take off the list
            </Button>
          </Flex>
        </SimpleGrid>
        <MediaSlot
          label={`Portrait of ${name}`}
          value={image.field.value}
          stored={portrait.field.value}
          without="Without one the initials stand there."
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

/** Whom of the house to ask, in the order of the contact page. */
function SupportContactsForm({ stored, reload }: SupportContactsFormProps) {
  const [replace] = useReplaceSupportContactsMutation();
  const formId = useId();
  const state = useVersionedForm({
    schema: supportContactsForm,
    formId,
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
    done: 'The support contacts are saved',
  });
  const { control, getValues } = state.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'contacts' });
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameOf = (id: string) => getValues(`contacts.${placeOf(id)}.name`) || 'unnamed contact';

  return (
    <Box maxW="4xl">
      <SettingsForm state={state} what="the support contacts" formId={formId}>
        {fields.length === 0 && <Text color="fg.muted">No contacts yet: the contact page shows only its form.</Text>}
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
          disabled={fields.length >= MOST_CONTACTS}
          onClick={() => append(nobody, { focusName: `contacts.${fields.length}.name` })}
        >
          <Plus aria-hidden />
          Add somebody
        </Button>
      </SettingsForm>
    </Box>
  );
}

/** The people whom the contact page names. */
export default function SupportContactsScreen() {
  const query = useAdminSupportInfoQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Support contacts"
      lead="Whom of the house customers may ask, in the order in which the contact page names them. Drag somebody by the handle to move them."
      query={query}
      stored={query.data?.supportInfo}
      failure="Error fetching support contacts"
    >
      {(stored) => <SupportContactsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
