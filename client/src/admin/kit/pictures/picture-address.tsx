import { Button, Flex } from '@chakra-ui/react';
import { type RefCallback, useState } from 'react';
import { PlainInput } from '../../../ui/inputs/plain-inputs';

interface PictureAddressProps {
  /** Name of the field. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly inputRef: RefCallback<HTMLInputElement> | undefined;
  readonly onAdd: (url: string) => void;
}

/** The address of a picture that lies elsewhere. */
export function PictureAddress({ label, isDisabled, isWrong, inputRef, onAdd }: PictureAddressProps) {
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const add = (): void => {
    if (url !== '') {
      onAdd(url);
      setTyped('');
    }
  };
  return (
    <Flex gap="2" width="full">
      <PlainInput
        ref={inputRef}
        size="sm"
        aria-label={`Address for ${label.toLowerCase()}`}
        placeholder="or the address of one: https://…"
        value={typed}
        disabled={isDisabled}
        aria-invalid={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          }
        }}
        onBlur={add}
      />
      <Button size="sm" variant="outline" disabled={isDisabled || url === ''} onClick={add}>
        Add
      </Button>
    </Flex>
  );
}
