import { Button, Flex } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { belowLabel } from '../../kit/below-label';

interface BrandLineProps {
  /** The field. */
  readonly children: ReactNode;
  readonly saveLabel: string;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
}

/** One field of a user's brand, with the button that saves it. */
export function BrandLine({ children, saveLabel, isDirty, isSubmitting, onSubmit }: BrandLineProps) {
  return (
    <form onSubmit={onSubmit} noValidate>
      <Flex align="flex-start" gap="3">
        {children}
        <Button type="submit" size="sm" mt={belowLabel} variant="outline" disabled={!isDirty} loading={isSubmitting}>
          {saveLabel}
        </Button>
      </Flex>
    </form>
  );
}
