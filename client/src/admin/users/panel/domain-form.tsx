import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { useSetUserDomainMutation } from '../../../graphql/generated/hooks';
import { useUnsaved } from '../../kit/unsaved-changes';
import { domainForm } from '../brand';
import { useUserChange } from '../use-user-change';
import { BrandLine } from './brand-line';
import { saveBrand } from './save-brand';

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
    onSubmit: ({ domain: now }) =>
      saveBrand({
        before: user.domain,
        now,
        send: (domain) => send((known) => setDomain({ variables: { input: { ...known, domain } } })),
        show: (domain) => form.reset({ domain }),
        failure: 'Error updating agent domain',
        done: 'The domain is saved',
      }),
  });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);

  return (
    <BrandLine saveLabel="Save domain" isDirty={isDirty} isSubmitting={isSubmitting} onSubmit={form.submit}>
      <TextField
        control={control}
        name="domain"
        label="Domain"
        hint="Its DNS must lead to this shop. Strangers see this user's markups there."
        size="sm"
        isOptional
      />
    </BrandLine>
  );
}
