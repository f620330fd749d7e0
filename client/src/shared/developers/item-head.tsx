import { Flex, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { StatusMark } from '../../ui/status-mark';

interface ItemHeadProps {
  readonly name: string;
  /** It is for trying things out. */
  readonly isTest: boolean;
  readonly state: { readonly label: string; readonly tone: ComponentProps<typeof StatusMark>['tone'] };
}

/** What a key or an endpoint is called, and how it stands. */
export function ItemHead({ name, isTest, state: { label, tone } }: ItemHeadProps) {
  return (
    <Flex align="baseline" justify="space-between" gap="4">
      <Text fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
        {name}
      </Text>
      <Flex gap="4" flexShrink="0" textStyle="md">
        {isTest && <StatusMark tone="accent">Test</StatusMark>}
        <StatusMark tone={tone}>{label}</StatusMark>
      </Flex>
    </Flex>
  );
}
