import { Box, Container, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageHeading } from './page-heading';
import { ShapeDrawing } from './shape-drawing/shape-drawing';

/** Reference list ID of the round shape. */
const ROUND = '1';

interface DrawingFrameProps {
  readonly title: string;
  /** Sentence that explains the purpose of the page. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/**
 * Layout for a page with a single task, such as signing in. The content is on the left and a cropped drawing on the
 * right.
 */
export function DrawingFrame({ title, lead, children }: DrawingFrameProps) {
  return (
    <Box position="relative" overflow="hidden" minHeight={{ lg: '48rem' }}>
      <Container py={{ base: '8', lg: '18' }}>
        <Stack gap="8" maxW="xl">
          <Stack gap="3">
            <PageHeading>{title}</PageHeading>
            <Text color="fg.muted">{lead}</Text>
          </Stack>
          {children}
        </Stack>
      </Container>
      <Flex
        position="absolute"
        insetBlock="0"
        insetEnd="0"
        width="40%"
        align="flex-start"
        pointerEvents="none"
        color="accent"
        pt="12"
        hideBelow="lg"
      >
        <ShapeDrawing shapeId={ROUND} flexShrink="0" boxSize="45rem" ms="8" opacity="0.6" />
      </Flex>
    </Box>
  );
}
