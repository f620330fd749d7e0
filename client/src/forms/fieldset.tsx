import { defineSlotRecipe, Fieldset as Plain } from '@chakra-ui/react';

// Defined here rather than in the theme, because only long forms use fieldsets.

const recipe = defineSlotRecipe({
  className: 'fieldset',
  slots: ['root', 'legend', 'errorText', 'helperText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', width: '100%', minWidth: '0' },
    legend: { textStyle: 'xl', mb: '4' },
    errorText: { textStyle: 'sm', color: 'fg.error' },
    helperText: { textStyle: 'sm', color: 'fg.subtle' },
  },
  variants: { size: { md: {} } },
  defaultVariants: { size: 'md' },
});

function Root(props: Plain.RootProps) {
  return <Plain.Root recipe={recipe} {...props} />;
}

/** Group of fields with a legend. */
export const Fieldset = { Root, Legend: Plain.Legend, HelperText: Plain.HelperText, ErrorText: Plain.ErrorText };
