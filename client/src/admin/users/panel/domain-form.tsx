import { Button, Flex } from '@chakra-ui/react';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useSetUserDomainMutation } from '../../../graphql/generated/hooks';
import { belowLabel } from '../../kit/below-label';
import { announceDone } from '../../kit/done';
import { announceFailure, attempt } from '../../kit/failure';
import { useUnsaved } from '../../kit/unsaved-changes';
import { domainForm } from '../brand';
import { useUserChange } from './use-user-change';

interface DomainFormProps {
  readonly user: UserRecordFragment;
}

/** The host name under which the shop shows the user's logo, colour and prices. */
export function DomainForm({ user }: DomainFormProps) {
  const [setDomain] = useSetUserDomainMutation();
  const send = useUserChange(user.id);
  const form = useSchemaForm({
    schema: domainForm,
    defaultValues: { domain: user.domain ?? '' },
    onSubmit: async ({ domain }) => {
      const before = user.domain;
      try {
        await send((known) => setDomain({ variables: { input: { ...known, domain } } }));
      } catch (error) {
        announceFailure('Error updating agent domain', error);
        throw error;
      }
      form.reset({ domain: domain ?? '' });
      announceDone('The domain is saved', () => {
        form.reset({ domain: before ?? '' });
        void attempt('Error updating agent domain', () =>
          send((known) => setDomain({ variables: { input: { ...known, domain: before } } })),
        );
      });
    },
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty);

  return (
    <form onSubmit={form.submit} noValidate>
      <Flex align="flex-start" gap="3">
        <TextField
          control={control}
          name="domain"
          label="Domain"
          hint="Its DNS must lead to this shop. Strangers see this user's markups there."
          size="sm"
          isOptional
        />
        <Button
          type="submit"
          size="sm"
          mt={belowLabel}
          variant="outline"
          disabled={!formState.isDirty}
          loading={formState.isSubmitting}
        >
          Save domain
        </Button>
      </Flex>
    </form>
  );
}
