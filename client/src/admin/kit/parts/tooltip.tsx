import { Tooltip as Plain } from '@chakra-ui/react';

// The recipe is defined here instead of in the theme, because the shop has no tooltips.

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

export const Tooltip = { Root: Plain.Root, Trigger: Plain.Trigger, Positioner: Plain.Positioner, Content };
