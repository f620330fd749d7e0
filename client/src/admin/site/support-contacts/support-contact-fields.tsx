import { Button, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { type Control, useController } from 'react-hook-form';
import { TextField } from '../../../forms/text-field';
import { MediaSlot } from '../../kit/media/media-slot';
import { SortHandle } from '../../kit/sortable/sortable-list';
import type { TypedContacts } from './support-contacts';

interface SupportContactFieldsProps<TOutput> {
  readonly control: Control<TypedContacts, unknown, TOutput>;
  readonly index: number;
  /** What they are called, or are not yet. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** Somebody whom customers may ask, and how. */
export function SupportContactFields<TOutput>({ control, index, name, onRemove }: SupportContactFieldsProps<TOutput>) {
  const image = useController({ control, name: `contacts.${index}.image` });
  const portrait = useController({ control, name: `contacts.${index}.portrait` });
  return (
    <Flex gap="2" py="4" borderTopWidth="1px" align="flex-start">
      <SortHandle />
      <Stack gap="4" flex="1" minWidth="0">
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
          <TextField control={control} name={`contacts.${index}.name`} label="Name" size="sm" />
          <TextField
            control={control}
            name={`contacts.${index}.title`}
            label="What they do"
            isOptional="quietly"
            size="sm"
          />
          <TextField
            control={control}
            name={`contacts.${index}.phone`}
            label="Telephone"
            type="tel"
            isOptional="quietly"
            size="sm"
          />
          <TextField
            control={control}
            name={`contacts.${index}.email`}
            label="Email"
            type="email"
            isOptional="quietly"
            size="sm"
          />
          <TextField
            control={control}
            name={`contacts.${index}.whatsapp`}
            label="WhatsApp"
            type="tel"
            isOptional="quietly"
            size="sm"
          />
          <Flex align="flex-end" justify="flex-end">
            <Button
              size="sm"
              variant="ghost"
              colorPalette="danger"
              aria-label={`Take off the list: ${name}`}
              onClick={onRemove}
            >
              Take off the list
            </Button>
          </Flex>
        </SimpleGrid>
        <MediaSlot
          label={`Portrait of ${name}`}
          value={image.field.value}
          stored={portrait.field.value}
          without="Without one the initials stand there."
          onChange={image.field.onChange}
          error={image.fieldState.error?.message}
        />
      </Stack>
    </Flex>
  );
}
