import { Checkmark, chakra, useSlotRecipe } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'disabled' | 'onBlur' | 'aria-invalid' | 'aria-errormessage'> {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly size?: 'sm' | 'md' | undefined;
  readonly children: ReactNode;
}

/** Labeled native checkbox with a custom mark. */
export function Checkbox({ isChecked, onChange, size, children, ...input }: CheckboxProps) {
  const styles = useSlotRecipe({ key: 'checkbox' })({ size });
  return (
    <chakra.label css={styles.root}>
      <chakra.input
        {...input}
        type="checkbox"
        className="peer"
        srOnly
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Checkmark size={size} checked={isChecked} disabled={input.disabled} aria-hidden />
      <chakra.span css={styles.label}>{children}</chakra.span>
    </chakra.label>
  );
}
