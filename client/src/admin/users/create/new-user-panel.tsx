import { useMutation, useQuery } from '@apollo/client/react';
import { Box, chakra, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { CheckboxField } from '../../../forms/checkbox-field';
import { newPasswordText, requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { PasswordField } from '../../../forms/password-field';
import { SelectField, toChoices } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { CreateUserDocument, type CreateUserInput, UserChoicesDocument } from '../../../graphql/generated/graphql';
import { emptyAddress } from '../../../site/addresses/address-fields';
import { AddressFieldset } from '../../../site/addresses/address-fieldset';
import { submitWithNotice, useAnnouncedFailure } from '../../kit/failure';
import { usePanel } from '../../kit/panel/panel-context';
import { NewRecordFooter, PanelBody, PanelHeader, PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { userAddress } from '../../kit/user-address/user-address-dialog';
import { userEmail } from '../details/user-address';
import { roleChoices, roleMeanings, roles } from '../user-text';

/** Options for how a new user first signs in. */
const passwordSetups = { LINK: 'Email a link to set the password', PASSWORD: 'Set a password' } as const;

/** Form schema for a new user. The password is only validated if the administrator sets one. */
export const newUserForm = v.pipe(
  v.object({
    email: userEmail,
    businessTypeId: requiredText('Choose the business type'),
    role: v.picklist(roles),
    isApproved: v.boolean(),
    wayIn: v.picklist(['LINK', 'PASSWORD']),
    password: v.string(),
    address: userAddress,
  }),
  v.forward(
    v.partialCheck(
      [['wayIn'], ['password']],
      ({ wayIn, password }) => wayIn === 'LINK' || v.is(newPasswordText, password),
      'Use at least 8 characters',
    ),
    ['password'],
  ),
);

export const blankUser: v.InferInput<typeof newUserForm> = {
  email: '',
  businessTypeId: '',
  role: 'USER',
  isApproved: true,
  wayIn: 'LINK',
  password: '',
  address: emptyAddress,
};

/** Converts the form values to mutation input. A typed password is omitted if a link is sent instead. */
export function sentUser({ wayIn, password, ...user }: v.InferOutput<typeof newUserForm>): CreateUserInput {
  return { ...user, password: wayIn === 'PASSWORD' ? password : null };
}

const passwordChoices = Object.entries(passwordSetups).map(([value, label]) => ({ value, label }));

export interface NewUserPanelProps {
  readonly onCreated: () => void;
}

/** Panel that creates a user, then opens the panel of the new user. */
export default function NewUserPanel({ onCreated }: NewUserPanelProps) {
  const { open } = usePanel();
  const formId = useId();
  const { data: choices, error } = useQuery(UserChoicesDocument);
  useAnnouncedFailure('Error fetching countries', error);
  const [create] = useMutation(CreateUserDocument);
  const form = useSchemaForm({
    schema: newUserForm,
    defaultValues: blankUser,
    onSubmit: (typed) =>
      submitWithNotice('Error creating user', async () => {
        const { data } = await create({ variables: { input: sentUser(typed) } });
        allowNavigation();
        showSuccess(typed.wayIn === 'LINK' ? `Link sent to ${typed.email}` : `${typed.email} can sign in now`);
        onCreated();
        open(data?.createUser?.user.id ?? null);
      }),
  });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  const allowNavigation = useUnsaved(isDirty);
  const [wayIn, role] = useWatch({ control, name: ['wayIn', 'role'] });

  return (
    <>
      <PanelHeader title="New user" />
      <PanelBody>
        <chakra.form id={formId} data-record noValidate onSubmit={form.submit}>
          <FormErrors control={control} />
          <PanelSection title="Account">
            <TextField control={control} name="email" label="Email" type="email" size="sm" autoComplete="off" />
            <SelectField
              control={control}
              name="businessTypeId"
              label="Business type"
              placeholder="Choose a type"
              size="sm"
              choices={toChoices(choices?.referenceLists?.businessTypes ?? [])}
            />
            <SelectField
              control={control}
              name="role"
              label="Role"
              hint={roleMeanings[role]}
              size="sm"
              choices={roleChoices}
            />
            <CheckboxField control={control} name="isApproved" label="Approved: can sign in immediately" />
          </PanelSection>
          <PanelSection title="Access">
            <SelectField
              control={control}
              name="wayIn"
              label="Sign-in"
              hint={
                wayIn === 'LINK'
                  ? 'The link works once, expires after 7 days and confirms the email address.'
                  : 'The email address is treated as confirmed. Send the password to the user yourself.'
              }
              size="sm"
              choices={passwordChoices}
            />
            {wayIn === 'PASSWORD' && (
              <PasswordField
                control={control}
                name="password"
                label="Password"
                hint="At least 8 characters. Common passwords are not accepted."
                size="sm"
                autoComplete="new-password"
              />
            )}
          </PanelSection>
          <PanelSection title="Name and address">
            <FormProvider {...form}>
              <Stack gap="4">
                <AddressFieldset countries={choices?.countries ?? []} />
              </Stack>
            </FormProvider>
          </PanelSection>
          <Box height="4" />
        </chakra.form>
      </PanelBody>
      <NewRecordFooter formId={formId} label="Create user" isSubmitting={isSubmitting} />
    </>
  );
}
