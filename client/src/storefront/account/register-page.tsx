import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Text } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useCaptcha } from '../../forms/captcha/use-captcha';
import { emailText, newPasswordText, requiredText } from '../../forms/field-rules';
import { Fieldset } from '../../forms/fieldset';
import { FormErrors } from '../../forms/form-errors';
import { PasswordField } from '../../forms/password-field';
import { SelectField, toChoices } from '../../forms/select-field';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { errorText } from '../../graphql/error-text';
import {
  RegisterDocument,
  RegistrationChoicesDocument,
  type RegistrationChoicesQuery,
} from '../../graphql/generated/graphql';
import { addressSchema, emptyAddress } from '../../site/addresses/address-fields';
import { AddressFieldset } from '../../site/addresses/address-fieldset';
import { useSiteSettings } from '../../site/site';
import { DrawingFrame } from '../../ui/drawing-frame';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';

const registrationSchema = v.object({
  email: emailText,
  password: newPasswordText,
  businessTypeId: requiredText('Choose your business type'),
  address: addressSchema,
});

const emptyRegistration: v.InferInput<typeof registrationSchema> = {
  email: '',
  password: '',
  businessTypeId: '',
  address: emptyAddress,
};

interface RegisterFormProps {
  readonly businessTypes: NonNullable<RegistrationChoicesQuery['referenceLists']>['businessTypes'];
  readonly countries: NonNullable<RegistrationChoicesQuery['countries']>;
}

function RegisterForm({ businessTypes, countries }: RegisterFormProps) {
  const navigate = useNavigate();
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [register] = useMutation(RegisterDocument);

  const form = useSchemaForm({
    schema: registrationSchema,
    defaultValues: emptyRegistration,
    onSubmit: async (registration) => {
      captcha.renew();
      const { data } = await register({
        variables: { input: { ...registration, recaptchaToken: captcha.token } },
      });
      await navigate('/welcome', { state: { shouldApprove: data?.register?.shouldApprove ?? true } });
    },
  });
  const { control } = form;

  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="12">
      <FormErrors control={control} />
      <Fieldset.Root>
        <Fieldset.Legend>Your account</Fieldset.Legend>
        <TextField control={control} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField
          control={control}
          name="password"
          label="Password"
          hint="At least 8 characters. Common passwords are not accepted."
          autoComplete="new-password"
        />
        <SelectField
          control={control}
          name="businessTypeId"
          label="Business type"
          placeholder="Choose one"
          choices={toChoices(businessTypes)}
        />
      </Fieldset.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Your address</Fieldset.Legend>
        <FormProvider {...form}>
          <AddressFieldset countries={countries} />
        </FormProvider>
      </Fieldset.Root>
      {captcha.field}
      <div>
        <Button type="submit" size="lg" width={{ base: 'full', sm: 'auto' }} loading={form.formState.isSubmitting}>
          Register
        </Button>
        <Text textStyle="md" color="fg.muted" mt="6">
          Already have an account? <TextLink to="/login">Sign in</TextLink>
        </Text>
      </div>
    </chakra.form>
  );
}

/** Registration page. New accounts need a confirmed email address and approval by an administrator. */
export default function RegisterPage() {
  const { data, error, loading, refetch } = useQuery(RegistrationChoicesDocument);
  const businessTypes = data?.referenceLists?.businessTypes;
  const countries = data?.countries;
  return (
    <DrawingFrame
      title="Register"
      lead="We confirm your email and review your business. Once approved, you see every stone at your own price."
    >
      {businessTypes !== undefined && countries != null ? (
        <RegisterForm businessTypes={businessTypes} countries={countries} />
      ) : loading ? (
        <PageSpinner />
      ) : (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} />
      )}
    </DrawingFrame>
  );
}
