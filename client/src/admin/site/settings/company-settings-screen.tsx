import { Box } from '@chakra-ui/react';
import { useHouseSettingsQuery } from '../../../graphql/generated/hooks';
import { SettingsScreen } from '../../kit/settings/settings-screen';
import { LetterheadForm } from './letterhead-form';
import { OperatorTable } from './operator-table';

/** What the house prints on papers, the terms it sells on, and what whoever runs the server has set. */
export default function CompanySettingsScreen() {
  const query = useHouseSettingsQuery({ fetchPolicy: 'network-only' });
  const operator = query.data?.operatorSettings;
  return (
    <SettingsScreen
      title="Shop settings"
      lead="What is printed on the papers of orders, the terms that the house sells on, and the limits that it works within."
      query={query}
      stored={query.data?.orderDocumentSettings}
      failure="Error fetching order document settings"
    >
      {(stored) => (
        <Box maxW="3xl">
          <LetterheadForm stored={stored} reload={query.refetch} />
          {operator != null && <OperatorTable facts={operator} />}
        </Box>
      )}
    </SettingsScreen>
  );
}
