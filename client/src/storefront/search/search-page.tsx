import { Container, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { numbersAt, searchParameters } from '../../shared/search/search-address';
import { PageHeading } from '../../ui/page-heading';
import { NumberResults } from './number-results';
import { NumbersForm } from './numbers-form';
import { TextResults } from './text-results';

/**
 * Search page for the text, number or list of numbers entered in the header. Without a query, it shows the form for a
 * list of numbers.
 */
export default function SearchPage() {
  const [parameters] = useSearchParams();
  const text = parameters.get(searchParameters.text)?.trim() ?? '';
  const storageId = parameters.get(searchParameters.kept);
  const numbers = numbersAt(parameters);
  return (
    <Container py={{ base: '6', md: '12' }} maxW="5xl">
      {numbers !== null ? (
        <NumberResults key={numbers.join(' ')} numbers={numbers} />
      ) : text !== '' ? (
        <TextResults key={text} text={text} />
      ) : (
        <Stack gap="6">
          <PageHeading>Search</PageHeading>
          <Text color="fg.muted" maxW="40rem">
            {storageId === null
              ? 'Search by number or keyword in the field above, or look up a list of numbers here.'
              : 'This list of numbers is only available in the window where you pasted it. Paste it again to look it up here.'}
          </Text>
          <NumbersForm numbers={[]} />
        </Stack>
      )}
    </Container>
  );
}
