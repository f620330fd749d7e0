import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Navigate, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { CheckboxField } from '../../forms/checkbox-field';
import { emailText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { PasswordField } from '../../forms/password-field';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { apiErrorOf } from '../../graphql/api-error';
import { LogInDocument } from '../../graphql/generated/graphql';
import { readRememberedEmail, rememberEmail } from '../../session/remembered-email';
import { useCurrentUser, useSessionStore } from '../../session/session-context';
import { addItems, pendingItems } from '../../shared/baskets/basket-items';
import { useSiteSettings } from '../../site/site';
import { DrawingFrame } from '../../ui/drawing-frame';
import { TextLink } from '../../ui/links';

const stateSchema = v.object({
  from: v.object({ pathname: v.string(), search: v.string(), hash: v.string() }),
});

/** Client page that the user returns to after sign-in. */
type Origin = v.InferOutput<typeof stateSchema>['from'];

const HOME: Origin = { pathname: '/', search: '', hash: '' };

/** Pages that users are not sent back to after sign-in. */
const accountPages = new Set([
  '/login',
  '/register',
  '/welcome',
  '/confirm-email',
  '/reset-password',
  '/change-password',
]);

/** Returns the page to open after sign-in. Defaults to the home page. */
function useOrigin(): Origin {
  const { state } = useLocation();
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success && !accountPages.has(parsed.output.from.pathname) ? parsed.output.from : HOME;
}

const schema = v.object({
  email: emailText,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password')),
  isRemembered: v.boolean(),
});

/** Sign-in page. After sign-in, adds the items that the visitor chose earlier and returns to the previous page. */
export default function LoginPage() {
  const user = useCurrentUser();
  const session = useSessionStore();
  const origin = useOrigin();
  const siteSettings = useSiteSettings();
  const captcha = useCaptcha(siteSettings?.recaptchaSiteKey);
  const client = useApolloClient();
  const [logIn, { error }] = useMutation(LogInDocument);
  const rememberedEmail = readRememberedEmail();

  const form = useSchemaForm({
    schema,
    defaultValues: { email: rememberedEmail, password: '', isRemembered: rememberedEmail !== '' },
    onSubmit: async ({ email, password, isRemembered }) => {
      captcha.renew();
      const { data } = await logIn({
        variables: { input: { email, password, recaptchaToken: captcha.token } },
      });
      rememberEmail(isRemembered ? email : null);
      if (data?.logIn != null) {
        session.open(data.logIn.session);
        const { current } = pendingItems;
        pendingItems.current = null;
        if (current !== null) {
          await addItems(client, current);
        }
      }
    },
  });

  if (user !== null) {
    return <Navigate to={origin} replace />;
  }

  return (
    <DrawingFrame title="Sign in" lead="Approved traders see the whole stock at their own prices.">
      <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="6" maxW="md">
        <FormErrors control={form.control} />
        {apiErrorOf(error)?.code === 'EMAIL_NOT_VERIFIED' && (
          <Text textStyle="md">
            The link is in the email that we sent you after you registered.{' '}
            <TextLink to="/confirm-email">Send it again</TextLink>
          </Text>
        )}
        <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
        <Flex justify="space-between" gap="4" wrap="wrap" textStyle="md">
          <CheckboxField control={form.control} name="isRemembered" label="Remember my email" />
          <TextLink to="/reset-password">Forgot your password?</TextLink>
        </Flex>
        {captcha.field}
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          Sign in
        </Button>
        <Text textStyle="md" color="fg.muted">
          No account yet? <TextLink to="/register">Register</TextLink>
        </Text>
      </chakra.form>
    </DrawingFrame>
  );
}
