import { useMutation } from '@apollo/client/react';
import { Alert, Button, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { UnsubscribeDocument } from '../../graphql/generated/graphql';
import type { UnsubscribeMutation } from '../../graphql/generated/types';
import { DrawingFrame } from '../../ui/drawing-frame';
import { TextLink } from '../../ui/links';

const invalidLink = 'This link is incomplete. Open it again from the email, or copy the whole link.';

type Outcome = NonNullable<UnsubscribeMutation['unsubscribe']>;

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function outcomeText({ email, isFromAll, channels, priceList }: Outcome): string {
  if (priceList !== null) {
    return `${email} will no longer receive the price list “${priceList}”. We still email you about your orders and your account.`;
  }
  const names = channels.map(({ name }) => `“${name}”`);
  const endedText = isFromAll || names.length === 0 ? 'our newsletters' : listFormat.format(names);
  return `${email} will no longer receive ${endedText}. We still email you about your orders and your account.`;
}

/** Page linked at the end of newsletters. It asks for confirmation, because email scanners open every link. */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe, { data, error, loading }] = useMutation(UnsubscribeDocument);

  if (data?.unsubscribe) {
    return (
      <DrawingFrame key="done" title="You have been unsubscribed" lead={outcomeText(data.unsubscribe)}>
        <Text textStyle="md">
          <TextLink to="/">Go to home page</TextLink>
        </Text>
      </DrawingFrame>
    );
  }
  if (token === '' || apiErrorOf(error)?.code === 'VERIFICATION_FAILED') {
    return (
      <DrawingFrame key="invalid" title="You could not be unsubscribed" lead={invalidLink}>
        <Text textStyle="md">
          <TextLink to="/">Go to home page</TextLink>
        </Text>
      </DrawingFrame>
    );
  }
  return (
    <DrawingFrame title="Unsubscribe" lead="Confirm that you no longer want to receive these emails.">
      {error === undefined ? null : (
        <Alert.Root status="error" role="alert">
          <Alert.Content>
            <Alert.Title>{errorText(error)}</Alert.Title>
          </Alert.Content>
        </Alert.Root>
      )}
      <Button
        alignSelf="flex-start"
        size="lg"
        loading={loading}
        onClick={() => void unsubscribe({ variables: { input: { token } }, errorPolicy: 'all' })}
      >
        Unsubscribe
      </Button>
    </DrawingFrame>
  );
}
