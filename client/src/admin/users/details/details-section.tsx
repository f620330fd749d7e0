import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Flex } from '@chakra-ui/react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { FormErrors } from '../../../forms/form-errors';
import { SelectField, toChoices } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  BusinessTypesDocument,
  MailPasswordLinkDocument,
  UpdateUserDocument,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { formatDateTime } from '../../../ui/dates';
import { Fact, FactList } from '../../../ui/fact-list';
import { attempt, submitWithNotice } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useUserChange } from '../use-user-change';
import { userEmail } from './user-address';

interface AccountSectionProps {
  readonly user: UserRecordFragment;
}

export function AccountSection({ user }: AccountSectionProps) {
  return (
    <PanelSection title="Account">
      <FactList>
        <Fact label="Email confirmed">{user.isEmailConfirmed ? 'Yes' : 'No'}</Fact>
        <Fact label="Registered">{formatDateTime(user.registrationDate)}</Fact>
        <Fact label="Last sign-in">{user.lastLoginDate === null ? 'Never' : formatDateTime(user.lastLoginDate)}</Fact>
      </FactList>
    </PanelSection>
  );
}

const detailsForm = v.object({ email: userEmail, businessTypeId: requiredText('Choose the business type') });

interface DetailsSectionProps {
  readonly user: UserRecordFragment;
}

/** Section for the user's email and business type, with a button that sends a password link. */
export function DetailsSection({ user }: DetailsSectionProps) {
  const { data } = useQuery(BusinessTypesDocument);
  const [update] = useMutation(UpdateUserDocument);
  const [mailLink, { loading }] = useMutation(MailPasswordLinkDocument);
  const send = useUserChange(user.id);
  const before = { email: user.email, businessTypeId: user.businessType?.id ?? '' };
  const form = useSchemaForm({
    schema: detailsForm,
    defaultValues: before,
    onSubmit: async (typed) => {
      await submitWithNotice('Error editing user details', () =>
        send((userVersion) => update({ variables: { input: { ...userVersion, ...typed } } })),
      );
      form.reset(typed);
      showSuccess('Details saved', before.businessTypeId === '' ? undefined : () => void undo());
    },
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty);

  async function undo(): Promise<void> {
    if (
      await attempt('Error editing user details', () =>
        send((userVersion) => update({ variables: { input: { ...userVersion, ...before } } })),
      )
    ) {
      form.reset(before);
    }
  }

  async function mail(): Promise<void> {
    const isDone = await attempt('Error editing user details', () =>
      send((userVersion) => mailLink({ variables: { input: userVersion } })),
    );
    if (isDone) {
      showSuccess(`Password link sent to ${user.email}`);
    }
  }

  return (
    <PanelSection title="Details">
      <chakra.form noValidate onSubmit={form.submit} aria-label="Details" display="flex" flexDirection="column" gap="3">
        <FormErrors control={control} />
        <TextField
          control={control}
          name="email"
          label="Email"
          hint={user.isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}
          type="email"
          size="sm"
        />
        <SelectField
          control={control}
          name="businessTypeId"
          label="Business type"
          placeholder="Unknown"
          size="sm"
          choices={toChoices(data?.referenceLists?.businessTypes ?? [])}
        />
        <Flex gap="3" wrap="wrap">
          <Button
            type="submit"
            size="sm"
            variant="outline"
            disabled={!formState.isDirty}
            loading={formState.isSubmitting}
          >
            Save details
          </Button>
          <Button size="sm" variant="ghost" colorPalette="neutral" loading={loading} onClick={() => void mail()}>
            Send password link
          </Button>
        </Flex>
      </chakra.form>
    </PanelSection>
  );
}
