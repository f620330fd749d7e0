import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { useStockPages } from '../../../catalogue/stock/stock-pages';
import { useCurrentUser } from '../../../session/session-context';
import { TextLink } from '../../../ui/links';
import { AccountSection } from './account-section';
import { Contacts } from './contacts';

/** What the user may see and at what terms, and who in the house can change it. */
export function SeenPagesSection() {
  const pages = useStockPages();
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
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} gapX="6" gapY="2" listStyleType="none">
        {pages.map(({ href, title }) => (
          <li key={href}>
            <TextLink to={href}>{title}</TextLink>
          </li>
        ))}
      </SimpleGrid>
      {pages.length === 0 && <Text color="fg.muted">No page of stock at the moment.</Text>}
      <Box>
        <Text textStyle="md" fontWeight="semibold" mb="3">
          {isRestricted ? 'To see more, or to talk about your terms' : 'To talk about your terms'}
        </Text>
        <Contacts />
      </Box>
    </AccountSection>
  );
}
