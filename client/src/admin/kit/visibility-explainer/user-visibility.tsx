import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { TextField } from '../../../forms/text-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import { belowLabel } from '../below-label';
import { VisibilityResult } from './visibility-result';

const schema = v.object({ stockNumber: requiredText('Enter a stock number', 64) });

export interface UserVisibilityProps {
  readonly userId: string;
}

/** Form that explains an item's visibility for the user, by stock number. */
export default function UserVisibility({ userId }: UserVisibilityProps) {
  const [stockNumber, setStockNumber] = useState<string | null>(null);
  const form = useSchemaForm({
    schema,
    defaultValues: { stockNumber: '' },
    onSubmit: async (typed) => setStockNumber(typed.stockNumber),
  });
  return (
    <Stack gap="4">
      <form onSubmit={form.submit} noValidate aria-label="Check an item">
        <Flex gap="3" align="start">
          <TextField control={form.control} name="stockNumber" label="Stock number" size="sm" autoComplete="off" />
          <Button type="submit" size="sm" variant="outline" mt={belowLabel}>
            Show
          </Button>
        </Flex>
      </form>
      {stockNumber !== null && <VisibilityResult key={stockNumber} stockNumber={stockNumber} userId={userId} />}
    </Stack>
  );
}
