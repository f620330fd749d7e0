import { Box, chakra, Text } from '@chakra-ui/react';
import { type RefObject, useId } from 'react';
import { Link } from 'react-router-dom';
import { FoundItemLine } from '../../../shared/search-results/found-item-line';
import { useOptionKeys } from './use-option-keys';
import { useTypedSearch, useTypedText } from './use-typed-search';

export interface SearchListProps {
  /** The field has been focused. */
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}

const Option = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    px: '3',
    py: '2',
    minHeight: '11',
    borderTopWidth: '1px',
    _hover: { bg: 'accent.subtle' },
    '&[aria-selected=true]': { bg: 'accent.subtle', boxShadow: 'inset 2px 0 {colors.accent}' },
  },
});

/** Suggestions below `SearchField`, loaded on demand. */
export default function OpenSearchList({ input }: SearchListProps) {
  const listId = useId();
  const typed = useTypedText(input);
  const { options, message, isBusy } = useTypedSearch(typed.text, listId);
  const active = useOptionKeys(input, listId, typed, options);
  if (!typed.isOpen) {
    return null;
  }
  return (
    <Box
      position="absolute"
      top="full"
      insetInline="0"
      zIndex="header"
      mt="1"
      bg="bg.panel"
      borderWidth="1px"
      boxShadow="overlay"
      maxHeight="min(36rem, 70dvh)"
      overflowY="auto"
      // The field keeps the focus and the list stays open while its options are clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Text px="3" py="2" textStyle="sm" color="fg.muted" role="status">
        {message}
      </Text>
      <Box id={listId} role="listbox" aria-label="Results" aria-busy={isBusy} opacity={isBusy ? '0.6' : '1'}>
        {options.map(({ id, href, item, label }) => (
          <Option
            key={id}
            id={id}
            to={href}
            role="option"
            tabIndex={-1}
            aria-selected={id === active}
            onClick={typed.close}
          >
            {item === null ? label : <FoundItemLine item={item} />}
          </Option>
        ))}
      </Box>
    </Box>
  );
}
