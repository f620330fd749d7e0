import { Stack } from '@chakra-ui/react';
import { ContactPageText } from '../../../graphql/generated/graphql';
import { useFetched } from '../../../site/use-fetched';
import { ErrorState } from '../../../ui/error-state';
import { Address } from './address';
import { People } from './people';

/** Where the house is, when it is open, and whom to ask. The form beside it works without. */
export function CompanyContact() {
  const { data, hasFailed, retry } = useFetched(ContactPageText);
  if (hasFailed) {
    return (
      <ErrorState
        title="Our address could not be loaded"
        description="The form works all the same. Check your connection and try again."
        onRetry={retry}
      />
    );
  }
  return (
    <Stack gap="12" minHeight={{ base: '32rem', lg: '0' }}>
      {data?.contactInfo != null && <Address info={data.contactInfo} />}
      {data?.supportInfo != null && data.supportInfo.contacts.length > 0 && (
        <People contacts={data.supportInfo.contacts} />
      )}
    </Stack>
  );
}
