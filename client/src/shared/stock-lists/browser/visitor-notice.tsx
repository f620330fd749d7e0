import { Alert, HStack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../../ui/links';

interface VisitorNoticeProps {
  /** Plural noun for the listed items, such as "stones". */
  readonly plural: string;
}

/** Notice that visitors see only part of the stock, with a link to sign in. */
export function VisitorNotice({ plural }: VisitorNoticeProps) {
  const location = useLocation();
  return (
    <Alert.Root status="info" mt="2" maxW="4xl">
      <Alert.Content>
        <Alert.Description>Approved traders see all {plural}, at their own prices.</Alert.Description>
        <HStack gap="4">
          <TextLink to="/login" state={{ from: location }}>
            Sign in
          </TextLink>
          <TextLink to="/register">Open an account</TextLink>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}
