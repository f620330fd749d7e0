import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../site/page-title';
import { PageHeading } from '../../ui/page-heading';

/**
 * Sets the document title to the name of the screen or its open record. A suffix distinguishes it from shop pages
 * with the same name.
 */
export function useScreenTitle(title: string | null): void {
  usePageTitle(title === null ? null : `${title} · Back office`);
}

interface ScreenHeadingProps {
  readonly title: string;
  /** Text next to the title, such as the number of records. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Heading of a screen, with its title and actions. */
export function ScreenHeading({ title, note, children }: ScreenHeadingProps) {
  useScreenTitle(title);
  return (
    <Flex wrap="wrap" align="baseline" columnGap="4" rowGap="2" mb="4">
      <PageHeading size="xl">{title}</PageHeading>
      {note !== undefined && <Text color="fg.subtle">{note}</Text>}
      <Flex gap="2" ms="auto" wrap="wrap" justify="end">
        {children}
      </Flex>
    </Flex>
  );
}
