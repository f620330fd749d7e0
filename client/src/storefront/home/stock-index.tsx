import { Box, Container, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useStockPages } from '../../shared/stock-pages/stock-pages';

const Entry = chakra(Link, {
  base: {
    display: 'block',
    py: '4',
    borderTopWidth: '1px',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent', '& h3': { color: 'accent.fg' } },
  },
});

/** Links to all stock pages. */
export function StockIndex() {
  const pages = useStockPages();
  return (
    <Box as="section" bg="bg.subtle" borderTopWidth="1px" aria-labelledby="stock">
      <Container py={{ base: '12', lg: '18' }}>
        <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap={{ base: '6', lg: '12' }}>
          <Box>
            <Heading id="stock" size="3xl">
              Our stock
            </Heading>
            <Text mt="3" color="fg.muted" maxW="24rem">
              Each page has its own filters and columns. We save your choices for your next visit.
            </Text>
          </Box>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="8">
            {pages.map(({ href, title, description }) => (
              <Entry key={href} to={href}>
                <Heading as="h3" size="lg">
                  {title}
                </Heading>
                <Text textStyle="md" color="fg.muted">
                  {description}
                </Text>
              </Entry>
            ))}
          </Grid>
        </Grid>
      </Container>
    </Box>
  );
}
