import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { SideView } from '../../ui/shape-drawing/side-view';
import { TrueSize } from '../../ui/shape-drawing/true-size';
import type { DetailedStone } from './report-facts';

interface ProportionsProps {
  readonly stone: DetailedStone;
}

/** The stone from the side, to scale, and its outline at its true size. */
export function Proportions({ stone }: ProportionsProps) {
  const { length, width } = stone.proportions;
  const isMeasured = length !== null && width !== null && length > 0 && width > 0;
  return (
    <Stack gap="8">
      <Box>
        <Heading as="h2" size="lg" mb="3">
          From the side
        </Heading>
        <SideView cut={stone.proportions} />
      </Box>
      <Box>
        <Heading as="h2" size="lg" mb="3">
          True size
        </Heading>
        {isMeasured ? (
          <>
            <TrueSize shapeId={stone.shape.id} length={length} width={width} />
            <Text mt="2" textStyle="sm" color="fg.subtle">
              Hold a ruler to the bar: where it is 10 mm long, the outline is as large as the stone.
            </Text>
          </>
        ) : (
          <Text textStyle="md" color="fg.subtle">
            Length and width are not on the report.
          </Text>
        )}
      </Box>
    </Stack>
  );
}
