import { Tooltip as Plain } from '@chakra-ui/react';

// The shop explains nothing by pointing alone: how that looks is said here and not in the theme.

function Content(props: Plain.ContentProps) {
  return (
    <Plain.Content
      bg="bg.inverted"
      color="fg.inverted"
      px="2"
      py="1"
      maxW="xs"
      textStyle="sm"
      borderRadius="control"
      zIndex="tooltip"
      _open={{ animationStyle: 'appear' }}
      _closed={{ animationStyle: 'vanish' }}
      {...props}
    />
  );
}

/** What something is, said where the pointer or the focus is. */
export const Tooltip = { Root: Plain.Root, Trigger: Plain.Trigger, Positioner: Plain.Positioner, Content };
