import { SimpleGrid, Stack } from '@chakra-ui/react';
import type { Control } from 'react-hook-form';
import { FormErrors } from '../../../forms/form-errors';
import { TextField } from '../../../forms/text-field';
import { MediaField } from '../../kit/media/media-field';
import { showLabels, type TypedShow } from './show-form';

interface ShowFieldsProps<TOutput> {
  readonly control: Control<TypedShow, unknown, TOutput>;
}

/** What is said of a show. */
export function ShowFields<TOutput>({ control }: ShowFieldsProps<TOutput>) {
  const bound = (name: keyof TypedShow) => ({ control, name, label: showLabels[name], size: 'sm' }) as const;
  return (
    <Stack gap="4">
      <FormErrors control={control} />
      <TextField {...bound('name')} />
      <SimpleGrid columns={2} gap="4">
        <TextField {...bound('location')} isOptional="quietly" />
        <TextField {...bound('booth')} isOptional="quietly" />
        <TextField {...bound('startDate')} type="date" isOptional="quietly" />
        <TextField {...bound('endDate')} type="date" hint="Left empty: the first" isOptional="quietly" />
      </SimpleGrid>
      <TextField {...bound('url')} type="url" isOptional="quietly" />
      <MediaField
        control={control}
        name="image"
        label={showLabels.image}
        without="Without one the words stand alone."
      />
    </Stack>
  );
}
