import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import type * as v from 'valibot';
import { Fieldset } from '../../../forms/fieldset';
import { NumberField } from '../../../forms/number-field';
import { SelectField } from '../../../forms/select-field';
import { TextAreaField, TextField } from '../../../forms/text-field';
import type { LetterheadRecordFragment, OrderEmail } from '../../../graphql/generated/graphql';
import { useUpdateOrderDocumentSettingsMutation } from '../../../graphql/generated/hooks';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { MediaField } from '../../kit/media/media-slot';
import { SettingsForm } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { invoiceSteps, letterheadForm, letterheadLabels, orderEmails, typedLetterhead } from './letterhead';

interface OrderEmailsFieldProps {
  readonly control: Control<v.InferInput<typeof letterheadForm>, unknown, v.InferOutput<typeof letterheadForm>>;
}

/** The emails about orders; checked ones are sent. */
function OrderEmailsField({ control }: OrderEmailsFieldProps) {
  const { field } = useController({ control, name: 'switchedOffEmails' });

  function toggle(email: OrderEmail, isSent: boolean): void {
    const others = field.value.filter((each) => each !== email);
    field.onChange(isSent ? others : [...others, email].sort());
  }

  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
      {orderEmails.map(({ heading, emails }) => (
        <Stack key={heading} gap="2" role="group" aria-label={`Emails ${heading.toLowerCase()}`}>
          <Text fontWeight="semibold">{heading}</Text>
          {emails.map(([email, label]) => (
            <Checkbox
              key={email}
              name={email}
              isChecked={!field.value.includes(email)}
              onChange={(isSent) => toggle(email, isSent)}
            >
              {label}
            </Checkbox>
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  );
}

interface LetterheadFormProps {
  readonly stored: LetterheadRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** Letterhead, payment, emails about orders, and terms of sale. */
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
    done: 'Settings saved',
  });
  const { control } = state.form;
  const { defaults } = stored;
  const bound = (name: keyof typeof letterheadLabels) =>
    ({ control, name, label: letterheadLabels[name], isOptional: 'quietly' }) as const;

  return (
    <SettingsForm state={state} what="these settings">
      <Fieldset.Root>
        <Fieldset.Legend>Letterhead</Fieldset.Legend>
        <Fieldset.HelperText>
          Printed on the PDF of every order. A change also applies to existing orders.
        </Fieldset.HelperText>
        <MediaField
          control={control}
          name="logo"
          label={letterheadLabels.logo}
          isLogo
          without="Without a logo the PDF shows the company name."
        />
        <TextField {...bound('houseName')} hint={`Leave blank to use ${defaults.houseName}`} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextAreaField
            {...bound('address')}
            hint="Leave blank to use the contact details"
            placeholder={defaults.address ?? undefined}
          />
          <TextAreaField
            {...bound('contact')}
            hint="Leave blank to use the contact details"
            placeholder={defaults.contact ?? undefined}
          />
          <TextField {...bound('vatNumber')} />
          <TextField {...bound('registrationNumber')} />
        </SimpleGrid>
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Payment and invoices</Fieldset.Legend>
        <TextAreaField
          {...bound('bankDetails')}
          hint="Bank, account holder, IBAN and BIC. On the PDF and in the email that requests payment."
          rows={4}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <NumberField
            {...bound('paymentDays')}
            unit="days"
            hint="After the request. Leave blank to name no due date."
          />
          <SelectField
            control={control}
            name="invoiceStep"
            label={letterheadLabels.invoiceStep}
            choices={Object.entries(invoiceSteps).map(([value, label]) => ({ value, label }))}
            hint="Before, the PDF is a proforma."
          />
        </SimpleGrid>
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>{letterheadLabels.switchedOffEmails}</Fieldset.Legend>
        <Fieldset.HelperText>Only the checked emails are sent.</Fieldset.HelperText>
        <OrderEmailsField control={control} />
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Terms of sale</Fieldset.Legend>
        <TextAreaField
          {...bound('terms')}
          hint="On the PDF of orders, in payment emails and on the page Terms of sale. Plain text; a blank line starts a paragraph."
          rows={10}
        />
      </Fieldset.Root>
    </SettingsForm>
  );
}
