import { Box, Button, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { SupportInfoRecordFragment } from '../../../graphql/generated/graphql';
import { useReplaceSupportContactsMutation } from '../../../graphql/generated/hooks';
import { SettingsForm } from '../../kit/settings/settings-form';
import { SortableList } from '../../kit/sortable/sortable-list';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { SupportContactFields } from './support-contact-fields';
import {
  MOST_CONTACTS,
  nobody,
  sentContacts,
  stepBetween,
  supportContactsForm,
  typedContacts,
} from './support-contacts';

interface SupportContactsFormProps {
  readonly stored: SupportInfoRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Whom of the house to ask, in the order of the contact page. */
export function SupportContactsForm({ stored, reload }: SupportContactsFormProps) {
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
