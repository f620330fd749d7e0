import { Combobox } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Names the list of choices only while that is there: it is mounted when it opens. */
function InputWithList({ 'aria-controls': list, ...props }: ComponentProps<'input'>) {
  return <input {...props} aria-controls={props['aria-expanded'] ? list : undefined} />;
}

/** Where a choice is typed. */
export function ComboboxInput(props: Omit<ComponentProps<typeof Combobox.Input>, 'asChild' | 'children'>) {
  return (
    <Combobox.Input {...props} asChild>
      <InputWithList />
    </Combobox.Input>
  );
}
