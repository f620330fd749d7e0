import { RadioGroup as Plain, type SystemStyleObject } from '@chakra-ui/react';

// The recipe is defined here instead of in the theme, because only the back office has radio groups.

const mark: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '4',
  bg: 'bg',
  color: 'colorPalette.contrast',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'full',
  cursor: 'button',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  _disabled: { opacity: '0.5', cursor: 'disabled' },
  _invalid: { borderColor: 'border.error' },
  '.peer:focus-visible ~ &': { outline: '2px solid {colors.colorPalette.focusRing}', outlineOffset: '2px' },
  '&[data-state=checked]': { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
  '& .dot': { boxSize: '100%', borderRadius: 'full', bg: 'currentColor', scale: '0.4' },
};

function Label(props: Plain.LabelProps) {
  return <Plain.Label textStyle="xs" color="fg.muted" {...props} />;
}

/** Touch target of 44 px, regardless of the size of the mark. */
function Item(props: Plain.ItemProps) {
  return (
    <Plain.Item
      display="inline-flex"
      alignItems="flex-start"
      gap="2"
      position="relative"
      cursor="button"
      css={{ '@media (pointer: coarse)': { minHeight: '11', alignItems: 'center' } }}
      {...props}
    />
  );
}

function ItemIndicator() {
  return <Plain.ItemIndicator css={mark} />;
}

function ItemText(props: Plain.ItemTextProps) {
  return <Plain.ItemText textStyle="sm" userSelect="none" {...props} />;
}

/** Radio group that shows all options. */
export const RadioGroup = {
  Root: Plain.Root,
  Label,
  Item,
  ItemHiddenInput: Plain.ItemHiddenInput,
  ItemIndicator,
  ItemText,
};
