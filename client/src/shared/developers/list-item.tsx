import { Box, Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { StatusMark } from '../../ui/status-mark';

interface DisclosureProps {
  readonly label: ReactNode;
  /** Accessible name. Required if several buttons have the same label. */
  readonly name?: string;
  /** Renders the content. Called only while it is expanded. */
  readonly children: () => ReactNode;
}

/** Button that expands and collapses the content below it. */
export function Disclosure({ label, name, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="sm"
        variant="plain"
        px="0"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Box as="span" display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown aria-hidden />
        </Box>
      </Button>
      {isOpen && (
        <Box id={id} pt="2">
          {children()}
        </Box>
      )}
    </Box>
  );
}

interface RowButtonProps extends ButtonProps {
  /** Accessible name with the action and the item: `Revoke Price importer`. */
  readonly 'aria-label': string;
}

/** Action button of a list item. */
export function RowButton(props: RowButtonProps) {
  return <Button size="sm" variant="plain" px="0" {...props} />;
}

interface ItemHeadProps {
  readonly name: string;
  /** True if the key or endpoint is in test mode. */
  readonly isTest: boolean;
  readonly state: { readonly label: string; readonly tone: ComponentProps<typeof StatusMark>['tone'] };
}

/** Heading with the name and status of a key or endpoint. */
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
