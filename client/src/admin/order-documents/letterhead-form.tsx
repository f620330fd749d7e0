import { Button, chakra, Fieldset, HStack, SimpleGrid } from '@chakra-ui/react';
import { FormErrors } from '../../forms/form-errors';
import { keepFocus } from '../../forms/keep-focus';
import { TextAreaField } from '../../forms/text-area-field';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import type { LetterheadRecordFragment } from '../../graphql/generated/graphql';
import { useUpdateOrderDocumentSettingsMutation } from '../../graphql/generated/hooks';
import { announceDone } from '../kit/done';
import { useUnsaved } from '../kit/unsaved-changes';
import { letterheadForm, typedLetterhead } from './letterhead';

interface LetterheadFormProps {
  readonly settings: LetterheadRecordFragment;
}

/** How the house writes on its papers, and how its buyers pay. */
export function LetterheadForm({ settings }: LetterheadFormProps) {
  const [update] = useUpdateOrderDocumentSettingsMutation();
  const form = useSchemaForm({
    schema: letterheadForm,
    defaultValues: typedLetterhead(settings),
    onSubmit: async (set) => {
      const { data } = await update({ variables: { input: { expectedVersion: settings.version, set } } });
      const now = data?.updateOrderDocumentSettings?.orderDocumentSettings;
      form.reset(typedLetterhead(now ?? settings));
      announceDone('The letterhead is saved');
    },
  });
  useUnsaved(form.formState.isDirty);
  const { control } = form;
  const { defaults } = settings;

  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="8">
      <FormErrors control={control} />
      <Fieldset.Root>
        <Fieldset.Legend>Letterhead</Fieldset.Legend>
        <TextField
          control={control}
          name="houseName"
          label="Name of the house"
          hint={`Left empty: ${defaults.houseName}`}
          isOptional="quietly"
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextAreaField
            control={control}
            name="address"
            label="Address"
            hint="Left empty: that of the contact details"
            placeholder={defaults.address ?? undefined}
            isOptional="quietly"
          />
          <TextAreaField
            control={control}
            name="contact"
            label="Telephone, e-mail and the like"
            hint="Left empty: those of the contact details"
            placeholder={defaults.contact ?? undefined}
            isOptional="quietly"
          />
          <TextField control={control} name="vatNumber" label="VAT number" isOptional="quietly" />
          <TextField control={control} name="registrationNumber" label="Registration number" isOptional="quietly" />
        </SimpleGrid>
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Payment</Fieldset.Legend>
        <TextAreaField
          control={control}
          name="bankDetails"
          label="Bank details"
          hint="Printed below the lines, but not on cancelled orders"
          rows={4}
          isOptional="quietly"
        />
        <TextAreaField control={control} name="terms" label="Terms" rows={8} isOptional="quietly" />
      </Fieldset.Root>
      <HStack gap="2" {...keepFocus}>
        <Button type="submit" disabled={!form.formState.isDirty} loading={form.formState.isSubmitting}>
          Save
        </Button>
        <Button
          variant="ghost"
          colorPalette="neutral"
          disabled={!form.formState.isDirty}
          onClick={() => form.reset(typedLetterhead(settings))}
        >
          Discard
        </Button>
      </HStack>
    </chakra.form>
  );
}
