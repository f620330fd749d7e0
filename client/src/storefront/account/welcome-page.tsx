import { Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { DrawingFrame } from '../../ui/drawing-frame';
import { ButtonLink, TextLink } from '../../ui/links';

const stateSchema = v.object({ shouldApprove: v.boolean() });

/** Page that explains the next steps after registration. */
export default function WelcomePage() {
  const { state } = useLocation();
  const parsed = v.safeParse(stateSchema, state);
  const shouldApprove = !parsed.success || parsed.output.shouldApprove;
  return (
    <DrawingFrame title="Welcome" lead="We have sent you an email. Open the link in it to confirm your address.">
      <Text maxW="prose">
        {shouldApprove
          ? 'An administrator then reviews your registration. You can sign in as soon as your account is approved.'
          : 'Then you can sign in.'}
      </Text>
      <Text textStyle="md" color="fg.muted">
        No email after a few minutes? Check your spam folder, or <TextLink to="/confirm-email">send it again</TextLink>.
      </Text>
      <div>
        <ButtonLink to="/diamonds/white" variant="outline">
          Browse public stock
        </ButtonLink>
      </div>
    </DrawingFrame>
  );
}
