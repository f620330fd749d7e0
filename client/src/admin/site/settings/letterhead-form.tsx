import { SimpleGrid } from '@chakra-ui/react';
import { Fieldset } from '../../../forms/fieldset';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import type { LetterheadRecordFragment } from '../../../graphql/generated/graphql';
import { useUpdateOrderDocumentSettingsMutation } from '../../../graphql/generated/hooks';
import { MediaField } from '../../kit/media/media-field';
import { SettingsForm } from '../../kit/settings/settings-form';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { letterheadForm, letterheadLabels, typedLetterhead } from './letterhead';

interface LetterheadFormProps {
  readonly stored: LetterheadRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** How the house writes on its papers, how its buyers pay, and the terms that it sells on. */
export function LetterheadForm({ stored, reload }: LetterheadFormProps) {
  const [update] = useUpdateOrderDocumentSettingsMutation();
  const state = useVersionedForm({
    schema: letterheadForm,
    stored,
    typed: typedLetterhead,
    labels: letterheadLabels,
    save: async (set, expectedVersion) => {
      const { data } = await update({ variables: { input: { expectedVersion, set } } });
      return data?.updateOrderDocumentSettings?.orderDocumentSettings;
    },
    reload,
    failure: 'Error saving order document settings',
    done: 'The settings are saved',
  });
  const { control } = state.form;
  const { defaults } = stored;
  const bound = (name: keyof typeof letterheadLabels) =>
    ({ control, name, label: letterheadLabels[name], isOptional: 'quietly' }) as const;

  return (
    <SettingsForm state={state} what="the shop settings">
      <Fieldset.Root>
        <Fieldset.Legend>Letterhead</Fieldset.Legend>
        <Fieldset.HelperText>
          Printed on the proforma and the invoice of every order. What you change here counts for all of them from now
          on.
        </Fieldset.HelperText>
        <MediaField
          control={control}
          name="logo"
          label={letterheadLabels.logo}
          isLogo
          without="Without one the papers show the company name."
        />
        <TextField {...bound('houseName')} hint={`Left empty: ${defaults.houseName}`} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextAreaField
            {...bound('address')}
            hint="Left empty: that of the contact details"
            placeholder={defaults.address ?? undefined}
          />
          <TextAreaField
            {...bound('contact')}
            hint="Left empty: those of the contact details"
            placeholder={defaults.contact ?? undefined}
          />
          <TextField {...bound('vatNumber')} />
          <TextField {...bound('registrationNumber')} />
        </SimpleGrid>
        <TextAreaField {...bound('bankDetails')} hint="Printed below the lines, but not on cancelled orders" rows={4} />
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Terms of sale</Fieldset.Legend>
        <TextAreaField
          {...bound('terms')}
          hint="On the papers of orders and on the page Terms of sale. Plain text; an empty line makes a paragraph."
          rows={10}
        />
      </Fieldset.Root>
    </SettingsForm>
  );
}
