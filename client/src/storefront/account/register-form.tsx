import { Button, chakra, Fieldset, SimpleGrid, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toChoices } from '../../forms/choice';
import { ComboboxField } from '../../forms/combobox-field';
import { FormErrors } from '../../forms/form-errors';
import { PasswordField } from '../../forms/password-field';
import { SelectField } from '../../forms/select-field';
import { TextField } from '../../forms/text-field';
import { useCaptcha } from '../../forms/use-captcha';
import { useSchemaForm } from '../../forms/use-schema-form';
import type { RegistrationChoicesQuery } from '../../graphql/generated/graphql';
import { useRegisterMutation } from '../../graphql/generated/hooks';
import { useSiteSettings } from '../../site/site-settings';
import { TextLink } from '../../ui/links';
import { emptyRegistration, registrationSchema } from './registration';

interface RegisterFormProps {
  readonly businessTypes: NonNullable<RegistrationChoicesQuery['referenceLists']>['businessTypes'];
  readonly countries: NonNullable<RegistrationChoicesQuery['countries']>;
}

export function RegisterForm({ businessTypes, countries }: RegisterFormProps) {
  const navigate = useNavigate();
  const captcha = useCaptcha(useSiteSettings()?.recaptchaSiteKey);
  const [register] = useRegisterMutation();

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

  const countryChoices = useMemo(() => toChoices(countries), [countries]);
  const countryId = useWatch({ control, name: 'address.countryId' });
  const federations = countries.find(({ id }) => id === countryId)?.federations ?? [];

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
          hint="At least 8 characters. Common passwords are refused."
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
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField control={control} name="address.firstName" label="First name" autoComplete="given-name" />
          <TextField control={control} name="address.lastName" label="Last name" autoComplete="family-name" />
        </SimpleGrid>
        <TextField control={control} name="address.company" label="Company" autoComplete="organization" isOptional />
        <TextField control={control} name="address.address" label="Street and number" autoComplete="street-address" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField control={control} name="address.city" label="City" autoComplete="address-level2" />
          <ComboboxField
            control={control}
            name="address.countryId"
            label="Country"
            placeholder="Type to find"
            choices={countryChoices}
          />
        </SimpleGrid>
        {federations.length > 0 && (
          <ComboboxField
            key={countryId}
            control={control}
            name="address.federationId"
            label="State or province"
            choices={toChoices(federations)}
            isOptional
          />
        )}
        <TextField control={control} name="address.phone" label="Phone" type="tel" autoComplete="tel" isOptional />
      </Fieldset.Root>
      {captcha.field}
      <div>
        <Button type="submit" size="lg" width={{ base: 'full', sm: 'auto' }} loading={form.formState.isSubmitting}>
          Register
        </Button>
        <Text textStyle="md" color="fg.muted" mt="6">
          You have an account? <TextLink to="/login">Sign in</TextLink>
        </Text>
      </div>
    </chakra.form>
  );
}
