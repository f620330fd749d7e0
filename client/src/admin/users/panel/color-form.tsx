import { useMutation } from '@apollo/client/react';
import { Button, Flex } from '@chakra-ui/react';
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { SetUserPrimaryColorDocument, type UserRecordFragment } from '../../../graphql/generated/graphql';
import { DEFAULT_PRIMARY_COLOR } from '../../../theme/primary-color';
import { belowLabel } from '../../kit/below-label';
import { useUnsaved } from '../../kit/unsaved-changes';
import { colorForm, HEX_COLOR, saveBrand } from '../brand';
import { useUserChange } from '../use-user-change';

interface BrandLineProps {
  readonly children: ReactNode;
  readonly saveLabel: string;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
}

/** Form row for one of the user's brand settings, with a save button. */
export function BrandLine({ children, saveLabel, isDirty, isSubmitting, onSubmit }: BrandLineProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Flex align="flex-start" gap="3">
        {children}
        <Button type="submit" size="sm" mt={belowLabel} variant="outline" disabled={!isDirty} loading={isSubmitting}>
          {saveLabel}
        </Button>
      </Flex>
    </form>
  );
}

/** Loaded on demand, because no other part of the user list needs the code that derives accent colors. */
const AccentPreview = lazy(() => import('./accent-preview'));

interface ColorFormProps {
  readonly user: UserRecordFragment;
}

/** Form for the primary color that the shop uses for the user and on the user's domain. */
export function ColorForm({ user }: ColorFormProps) {
  const [setColor] = useMutation(SetUserPrimaryColorDocument);
  const send = useUserChange(user.id);
  const form = useSchemaForm({
    schema: colorForm,
    defaultValues: { color: user.primaryColor ?? '' },
    onSubmit: ({ color: now }) =>
      saveBrand({
        before: user.primaryColor,
        after: now,
        send: (color) => send((userVersion) => setColor({ variables: { input: { ...userVersion, color } } })),
        show: (color) => form.reset({ color }),
        failure: 'Error updating agent primary color',
        doneText: 'Primary colour saved',
      }),
  });
  const { control } = form;
  const { isDirty, isSubmitting } = form.formState;
  useUnsaved(isDirty);
  const typed = useWatch({ control, name: 'color' }).trim();
  const previewColor = HEX_COLOR.test(typed) ? typed : typed === '' ? DEFAULT_PRIMARY_COLOR : null;

  return (
    <>
      <BrandLine saveLabel="Save colour" isDirty={isDirty} isSubmitting={isSubmitting} onSubmit={form.submit}>
        <TextField
          control={control}
          name="color"
          label="Primary colour"
          hint={`Leave blank for the default ${DEFAULT_PRIMARY_COLOR}.`}
          size="sm"
          isOptional
        />
      </BrandLine>
      <Suspense fallback={null}>{previewColor !== null && <AccentPreview color={previewColor} />}</Suspense>
    </>
  );
}
