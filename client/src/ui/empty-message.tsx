import { EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyMessageProps {
  readonly title: string;
  /** Explains why the list is empty and how to fill it. */
  readonly description?: ReactNode;
  /** Illustration. */
  readonly picture?: ReactNode;
  /** Links or buttons. */
  readonly children?: ReactNode;
}

/** Message shown in place of an empty list. */
export function EmptyMessage({ title, description, picture, children }: EmptyMessageProps) {
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        {picture !== undefined && <EmptyState.Indicator>{picture}</EmptyState.Indicator>}
        <EmptyState.Title asChild>
          <h2>{title}</h2>
        </EmptyState.Title>
        {description !== undefined && <EmptyState.Description>{description}</EmptyState.Description>}
        {children}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
