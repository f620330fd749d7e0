import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Something by its name and what is to be said of it: beside each other, on a phone one below the other. */
export function Entry({ children }: { readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      columnGap="6"
      rowGap="1"
      py="3"
      borderBottomWidth="1px"
      textStyle="md"
    >
      {children}
    </Grid>
  );
}
