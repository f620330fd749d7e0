import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useCurrentUser } from '../../../session/session-context';
import { useStockGroups } from '../../../shared/stock-pages/stock-pages';
import { TextLink } from '../../../ui/links';
import { AccountSection } from './account-section';
import { Contacts } from './contacts';

/** What the user may see and at what terms, and who in the house can change it. */
export function SeenPagesSection() {
  const groups = useStockGroups();
  const isRestricted = (useCurrentUser()?.accesses.length ?? 0) > 0;
  return (
    <AccountSection
      title="What you may see"
      lead={
        isRestricted
          ? 'The house has chosen these pages for you. Prices on all of them are your own: what you see is what you pay.'
          : 'You may see every page of the house. Prices on all of them are your own: what you see is what you pay.'
      }
    >
      <SimpleGrid columns={2} gapX="6" gapY="6">
        {groups.map(({ title, pages }) => (
          <Box key={title}>
            <Text textStyle="md" fontWeight="semibold" mb="2">
              {title}
            </Text>
            <Stack as="ul" gap="2" align="start" listStyleType="none" textStyle="md" aria-label={title}>
              {pages.map((page) => (
                <li key={page.href}>
                  <TextLink to={page.href}>{page.title}</TextLink>
                </li>
              ))}
            </Stack>
          </Box>
        ))}
      </SimpleGrid>
      {groups.length === 0 && <Text color="fg.muted">No page of stock at the moment.</Text>}
      <Box>
        <Text textStyle="md" fontWeight="semibold" mb="3">
          {isRestricted ? 'Request more access, or discuss your terms' : 'Discuss your terms'}
        </Text>
        <Contacts />
      </Box>
    </AccountSection>
  );
}
