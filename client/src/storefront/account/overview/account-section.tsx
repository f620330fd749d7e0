import { Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  readonly title: string;
  /** Description next to the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** Section of the account page: title on the left, content on the right. */
export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', md: '5fr 7fr' }}
      gap={{ base: '4', md: '12' }}
      borderTopWidth="1px"
      pt="6"
      pb="12"
    >
      <Stack gap="2" align="start">
        <Heading id={id} as="h2" size="xl">
          {title}
        </Heading>
        {lead !== undefined && (
          <Text textStyle="md" color="fg.muted">
            {lead}
          </Text>
        )}
      </Stack>
      <Stack gap="6" minWidth="0">
        {children}
      </Stack>
    </Grid>
  );
}
