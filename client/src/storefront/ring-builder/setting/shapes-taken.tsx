import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';

interface ShapesTakenProps {
  readonly shapes: readonly { readonly id: string; readonly label: string }[];
}

/** The outlines of stones that a setting takes. */
export function ShapesTaken({ shapes }: ShapesTakenProps) {
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="3">
        Stones that it takes
      </Heading>
      {shapes.length === 0 ? (
        <Text color="fg.muted">None: it comes as it is.</Text>
      ) : (
        <Flex as="ul" listStyleType="none" gap="4" wrap="wrap">
          {shapes.map(({ id, label }) => (
            <Flex as="li" key={id} direction="column" align="center" gap="1" width="18">
              <ShapeDrawing shapeId={id} isIcon boxSize="12" color="accent" />
              <Text textStyle="sm" color="fg.muted">
                {label}
              </Text>
            </Flex>
          ))}
        </Flex>
      )}
    </Box>
  );
}
