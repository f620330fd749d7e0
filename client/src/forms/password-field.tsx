import { Box, IconButton, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';

interface PasswordFieldOptions {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly size?: 'sm';
}

/** Password field with a button that shows the password. */
export function PasswordField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  size,
  autoComplete,
}: BoundField<TValues, TContext, TOutput> & PasswordFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Box position="relative" width="full">
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          pe="12"
          size={size}
          {...field}
          value={field.value ?? ''}
        />
        <IconButton
          type="button"
          variant="ghost"
          colorPalette="neutral"
          size="sm"
          position="absolute"
          insetEnd="1"
          top="50%"
          translate="0 -50%"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon strokeWidth={1.5} />
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
