import { Button, Grid } from '@chakra-ui/react';
import { FormErrors } from '../../../forms/form-errors';
import { NumberField } from '../../../forms/number-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { useAddUserMarkupMutation, useRemoveUserMarkupMutation } from '../../../graphql/generated/hooks';
import { belowLabel } from '../../kit/below-label';
import { announced, attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useUserChange } from '../use-user-change';
import { drawnAgain, markupForm } from './markup';

const empty = { caratMin: '', caratMax: '', priceMin: '', priceMax: '', percent: '' };

interface MarkupFormProps {
  readonly userId: string;
}

/** Adds a markup: the ranges of the stones that it holds, and its percentage. */
export function MarkupForm({ userId }: MarkupFormProps) {
  const [addMarkup] = useAddUserMarkupMutation(drawnAgain);
  const [removeMarkup] = useRemoveUserMarkupMutation(drawnAgain);
  const send = useUserChange(userId);
  const form = useSchemaForm({
    schema: markupForm,
    defaultValues: empty,
    onSubmit: (markup) =>
      announced('Error adding user markup', async () => {
        const { data } = await send((known) => addMarkup({ variables: { input: { ...known, markup } } }));
        form.reset();
        announceAdded(data?.addUserMarkup?.markup.id);
      }),
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty);

  function announceAdded(markupId: string | undefined): void {
    const undo =
      markupId === undefined
        ? undefined
        : () =>
            void attempt('Error deleting user markup', () =>
              send(({ expectedVersion }) => removeMarkup({ variables: { input: { markupId, expectedVersion } } })),
            );
    showSuccess('The markup is added', undo);
  }

  return (
    <form onSubmit={form.submit} noValidate aria-label="Add a markup">
      <FormErrors control={control} />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="start">
        <NumberField control={control} name="caratMin" label="Carats from" unit="ct" size="sm" isOptional />
        <NumberField control={control} name="caratMax" label="Carats to" unit="ct" size="sm" isOptional />
        <NumberField control={control} name="priceMin" label="Price from" unit="$" size="sm" isOptional />
        <NumberField control={control} name="priceMax" label="Price to" unit="$" size="sm" isOptional />
        <NumberField control={control} name="percent" label="Markup" unit="%" size="sm" />
        <Button type="submit" size="sm" variant="outline" mt={belowLabel} loading={formState.isSubmitting}>
          Add markup
        </Button>
      </Grid>
    </form>
  );
}
