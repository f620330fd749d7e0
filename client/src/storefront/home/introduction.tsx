import { HStack, Stack, Text } from '@chakra-ui/react';
import { useCurrentUser } from '../../session/session-context';
import { ButtonLink } from '../../ui/links';
import { PageHeading } from '../../ui/page-heading';

export function Introduction() {
  const user = useCurrentUser();
  return (
    <Stack gap="6" maxW={{ lg: '7/12' }} pt={{ base: '12', lg: '28' }} pb={{ base: '12', lg: '18' }}>
      <PageHeading size="5xl">Every stone, as its report describes it</PageHeading>
      <Text maxW="30rem" color="fg.muted">
        {user === null
          ? 'Graded diamonds between professionals. Approved traders see the whole stock at their own price; what is shown to everybody is open to you now.'
          : 'The whole stock that is open to you, each stone at your own price, from the list to the order.'}
      </Text>
      <HStack gap="3" wrap="wrap">
        <ButtonLink to="/diamonds/white" size="lg">
          See white diamonds
        </ButtonLink>
        {user === null ? (
          <ButtonLink to="/register" size="lg" variant="outline">
            Open an account
          </ButtonLink>
        ) : (
          <ButtonLink to="/account/orders" size="lg" variant="outline">
            Your orders
          </ButtonLink>
        )}
      </HStack>
    </Stack>
  );
}
