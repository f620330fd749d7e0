import { Alert, Box } from '@chakra-ui/react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

interface FormErrorsProps<TValues extends FieldValues, TContext, TOutput> {
  readonly control: Control<TValues, TContext, TOutput>;
}

/** Counts the errors in nested form state. An object with a `type` is an error; other objects contain errors. */
function countErrors(errors: object): number {
  return Object.values(errors)
    .filter((value) => typeof value === 'object' && value !== null)
    .reduce((sum, value) => sum + ('type' in value ? 1 : countErrors(value)), 0);
}

function summary(count: number): string {
  return count === 1 ? 'One entry needs your attention.' : `${count} entries need your attention.`;
}

/** Error summary above the fields, with server errors and the number of invalid fields. */
export function FormErrors<TValues extends FieldValues, TContext, TOutput>({
  control,
}: FormErrorsProps<TValues, TContext, TOutput>) {
  const { errors, submitCount } = useFormState({ control });
  const { root, ...fieldErrors } = errors;
  const serverError = root?.server?.message;
  const errorCount = countErrors(fieldErrors);
  const message = serverError ?? (submitCount > 0 && errorCount > 0 ? summary(errorCount) : null);
  return (
    // An empty summary takes up no space, but stays in the DOM as a live region.
    <Box role="alert" _empty={{ position: 'absolute' }}>
      {message !== null && (
        <Alert.Root status="error">
          <Alert.Content>
            <Alert.Title>{message}</Alert.Title>
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}
