import { useMutation } from '@apollo/client/react';
import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import * as v from 'valibot';
import { optionalTextUpTo, orLeftEmpty } from '../../../forms/field-rules';
import { Fieldset } from '../../../forms/fieldset';
import { NumberField } from '../../../forms/number-field';
import { SelectField } from '../../../forms/select-field';
import { TextAreaField, TextField } from '../../../forms/text-field';
import {
  type InvoiceStep,
  type LetterheadRecordFragment,
  type OrderEmail,
  UpdateOrderDocumentSettingsDocument,
} from '../../../graphql/generated/graphql';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { mediaRule } from '../../kit/media/media-kinds';
import { MediaField } from '../../kit/media/media-slot';
import { SettingsForm } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';

/** Options for when the document of an order becomes an invoice. */
const invoiceSteps: Readonly<Record<InvoiceStep, string>> = {
  COMPLETED: 'When the order is completed',
  PAYMENT: 'When payment is requested',
};

/** Emails about orders, by recipient. */
const orderEmails = [
  {
    heading: 'To the buyer',
    emails: [
      ['PLACED', 'Order placed'],
      ['PROCESSING', 'Processing'],
      ['AWAITING_PAYMENT', 'Awaiting payment: amount, bank details, terms and PDF'],
      ['SHIPPED', 'Shipped'],
      ['COMPLETED', 'Completed'],
      ['CANCELLED', 'Cancelled'],
      ['CHANGED', 'Order changed'],
      ['DELETED', 'Order deleted'],
    ],
  },
  {
    heading: 'To us',
    emails: [
      ['NEW_ORDER', 'New order'],
      ['CANCELLED_BY_BUYER', 'Cancelled by the buyer'],
    ],
  },
] as const satisfies readonly {
  readonly heading: string;
  readonly emails: readonly (readonly [OrderEmail, string])[];
}[];

const emailNames: readonly OrderEmail[] = orderEmails.flatMap(({ emails }) => emails.map(([email]) => email));

const days = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,3}$/, 'Enter whole days, 0 to 365'),
  v.transform(Number),
  v.maxValue(365, 'Enter whole days, 0 to 365'),
);

/** Form schema for the settings of order documents and emails. Empty fields are stored as not set. */
const letterheadForm = v.object({
  logo: mediaRule,
  houseName: optionalTextUpTo(200),
  address: optionalTextUpTo(500),
  contact: optionalTextUpTo(500),
  vatNumber: optionalTextUpTo(200),
  registrationNumber: optionalTextUpTo(200),
  bankDetails: optionalTextUpTo(1_000),
  paymentDays: orLeftEmpty(days),
  invoiceStep: v.picklist(['COMPLETED', 'PAYMENT']),
  switchedOffEmails: v.array(v.picklist(emailNames)),
  terms: optionalTextUpTo(5_000),
});

type TypedLetterhead = v.InferInput<typeof letterheadForm>;

const letterheadLabels: Readonly<Record<keyof TypedLetterhead, string>> = {
  logo: 'Logo',
  houseName: 'Company name',
  address: 'Address',
  contact: 'Phone and email',
  vatNumber: 'VAT number',
  registrationNumber: 'Registration number',
  bankDetails: 'Bank details',
  paymentDays: 'Payment due after',
  invoiceStep: 'Issue the invoice',
  switchedOffEmails: 'Emails about orders',
  terms: 'Terms',
};

/** Converts the stored settings to form values. */
function typedLetterhead(settings: LetterheadRecordFragment): TypedLetterhead {
  return {
    logo: settings.logo,
    houseName: settings.houseName ?? '',
    address: settings.address ?? '',
    contact: settings.contact ?? '',
    vatNumber: settings.vatNumber ?? '',
    registrationNumber: settings.registrationNumber ?? '',
    bankDetails: settings.bankDetails ?? '',
    paymentDays: settings.paymentDays === null ? '' : String(settings.paymentDays),
    invoiceStep: settings.invoiceStep,
    switchedOffEmails: settings.switchedOffEmails,
    terms: settings.terms ?? '',
  };
}

interface OrderEmailsFieldProps {
  readonly control: Control<v.InferInput<typeof letterheadForm>, unknown, v.InferOutput<typeof letterheadForm>>;
}

/** Checkboxes that select which emails about orders are sent. */
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

/** Form for the letterhead, payment details, emails about orders, and terms of sale. */
export function LetterheadForm({ stored, reload }: LetterheadFormProps) {
  const [update] = useMutation(UpdateOrderDocumentSettingsDocument);
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
    doneText: 'Settings saved',
  });
  const { control } = state.form;
  const { defaults } = stored;
  const fieldProps = (name: keyof typeof letterheadLabels) =>
    ({ control, name, label: letterheadLabels[name], isOptional: 'quietly' }) as const;

  return (
    <SettingsForm state={state} noun="these settings">
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
        <TextField {...fieldProps('houseName')} hint={`Leave blank to use ${defaults.houseName}`} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextAreaField
            {...fieldProps('address')}
            hint="Leave blank to use the contact details"
            placeholder={defaults.address ?? undefined}
          />
          <TextAreaField
            {...fieldProps('contact')}
            hint="Leave blank to use the contact details"
            placeholder={defaults.contact ?? undefined}
          />
          <TextField {...fieldProps('vatNumber')} />
          <TextField {...fieldProps('registrationNumber')} />
        </SimpleGrid>
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Payment and invoices</Fieldset.Legend>
        <TextAreaField
          {...fieldProps('bankDetails')}
          hint="Bank, account holder, IBAN and BIC. Shown on the PDF and in the email that requests payment."
          rows={4}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <NumberField
            {...fieldProps('paymentDays')}
            unit="days"
            hint="Counted from the payment request. Leave blank for no due date."
          />
          <SelectField
            control={control}
            name="invoiceStep"
            label={letterheadLabels.invoiceStep}
            choices={Object.entries(invoiceSteps).map(([value, label]) => ({ value, label }))}
            hint="Until then, the PDF is a proforma."
          />
        </SimpleGrid>
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>{letterheadLabels.switchedOffEmails}</Fieldset.Legend>
        <Fieldset.HelperText>Only the selected emails are sent.</Fieldset.HelperText>
        <OrderEmailsField control={control} />
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Terms of sale</Fieldset.Legend>
        <TextAreaField
          {...fieldProps('terms')}
          hint="Shown on the PDF of orders, in payment emails and on the Terms of sale page. Plain text. A blank line starts a new paragraph."
          rows={10}
        />
      </Fieldset.Root>
    </SettingsForm>
  );
}
