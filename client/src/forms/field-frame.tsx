import { Field, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface FieldFrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean | 'quietly' | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/**
 * Frame of a form field: a label above the control, and hint and error below it. They are associated with the control
 * for screen readers.
 */
export function FieldFrame({ label, hint, isOptional = false, error, children }: FieldFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls to the error, because it is rendered below the input.
    if (error !== undefined && root.current?.contains(document.activeElement) === true) {
      root.current.scrollIntoView({ block: 'nearest' });
    }
  }, [error]);
  return (
    <Field.Root ref={root} invalid={error !== undefined} required={isOptional === false}>
      <Field.Label>
        {label}
        {isOptional === true && (
          <Text as="span" color="fg.subtle">
            (optional)
          </Text>
        )}
      </Field.Label>
      {children}
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>
        <CircleAlert aria-hidden strokeWidth={1.5} />
        {error}
      </Field.ErrorText>
    </Field.Root>
  );
}
