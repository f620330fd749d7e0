import { useMutation } from '@apollo/client/react';
import { Alert, Button, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { UnsubscribeDocument } from '../../graphql/generated/graphql';
import type { UnsubscribeMutation } from '../../graphql/generated/types';
import { DrawingFrame } from '../../ui/drawing-frame';
import { TextLink } from '../../ui/links';

const invalidLink = 'This link is not complete. Open it once more from the mail, or copy the whole of it.';

type Outcome = NonNullable<UnsubscribeMutation['unsubscribe']>;

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function whatEnded({ email, isFromAll, channels, priceList }: Outcome): string {
  if (priceList !== null) {
    return `${email} is sent the price list “${priceList}” no more. Mails about your orders and your account still reach you.`;
  }
  const names = channels.map(({ name }) => `“${name}”`);
  const ended = isFromAll || names.length === 0 ? 'none of our newsletters' : `no more of ${inWords.format(names)}`;
  return `${email} gets ${ended} from now on. Mails about your orders and your account still reach you.`;
}

/** The target of the link at the foot of a newsletter. Asks first: programs that look through mails open every link. */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe, { data, error, loading }] = useMutation(UnsubscribeDocument);

  if (data?.unsubscribe) {
    return (
      <DrawingFrame key="done" title="You are unsubscribed" lead={whatEnded(data.unsubscribe)}>
        <Text textStyle="md">
          <TextLink to="/">To the home page</TextLink>
        </Text>
      </DrawingFrame>
    );
  }
  if (token === '' || apiErrorOf(error)?.code === 'VERIFICATION_FAILED') {
    return (
      <DrawingFrame key="invalid" title="You could not be unsubscribed" lead={invalidLink}>
        <Text textStyle="md">
          <TextLink to="/">To the home page</TextLink>
        </Text>
      </DrawingFrame>
    );
  }
  return (
    <DrawingFrame title="Unsubscribe" lead="Confirm that you no longer want the mails that brought you here.">
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
