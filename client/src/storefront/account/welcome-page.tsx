import { Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { DrawingFrame } from '../../ui/drawing-frame';
import { ButtonLink, TextLink } from '../../ui/links';

const stateSchema = v.object({ shouldApprove: v.boolean() });

/** Next steps after registration. */
export default function WelcomePage() {
  const { state } = useLocation();
  const parsed = v.safeParse(stateSchema, state);
  const shouldApprove = !parsed.success || parsed.output.shouldApprove;
  return (
    <DrawingFrame title="Welcome" lead="We have sent you a mail. Open the link in it to confirm your email.">
      <Text maxW="prose">
        {shouldApprove
          ? 'After that an administrator looks at your registration. You can sign in as soon as your account is approved.'
          : 'After that you can sign in at once.'}
      </Text>
      <Text textStyle="md" color="fg.muted">
        No mail after a few minutes? Look into your spam folder, or{' '}
        <TextLink to="/confirm-email">have it sent again</TextLink>.
      </Text>
      <div>
        <ButtonLink to="/diamonds/white" variant="outline">
          Look at what is open to everyone
        </ButtonLink>
      </div>
    </DrawingFrame>
  );
}
