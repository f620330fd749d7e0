import { Box, SimpleGrid } from '@chakra-ui/react';
import { Fieldset } from '../../../forms/fieldset';
import { NumberField } from '../../../forms/number-field';
import { TextAreaField } from '../../../forms/text-area-field';
import { TextField } from '../../../forms/text-field';
import type { ContactInfoRecordFragment } from '../../../graphql/generated/graphql';
import { useUpdateContactInfoMutation } from '../../../graphql/generated/hooks';
import { useBrandName } from '../../../site/site';
import { SettingsForm } from '../../kit/settings/settings-form';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';
import { contactDetailsForm, contactLabels, typedContactDetails } from './contact-details';

interface ContactDetailsFormProps {
  readonly stored: ContactInfoRecordFragment;
  readonly reload: () => Promise<unknown>;
}

/** How the house is reached. */
export function ContactDetailsForm({ stored, reload }: ContactDetailsFormProps) {
  const brandName = useBrandName();
  const [update] = useUpdateContactInfoMutation();
  const state = useVersionedForm({
    schema: contactDetailsForm,
    stored,
    typed: (info: ContactInfoRecordFragment) => typedContactDetails(info, brandName),
    labels: contactLabels,
    save: async (set, expectedVersion) => {
      const { data } = await update({ variables: { input: { expectedVersion, set } } });
      return data?.updateContactInfo?.contactInfo;
    },
    reload,
    failure: 'Error updating contact information',
    done: 'The contact details are saved',
  });
  const { control } = state.form;
  const bound = (name: keyof typeof contactLabels) =>
    ({ control, name, label: contactLabels[name], isOptional: 'quietly' }) as const;

  return (
    <Box maxW="3xl">
      <SettingsForm state={state} what="the contact details">
        <Fieldset.Root>
          <Fieldset.Legend>Address</Fieldset.Legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField {...bound('companyName')} hint={`Left empty: ${brandName}`} />
            <TextField {...bound('address')} />
            <TextField {...bound('city')} />
            <TextField {...bound('country')} />
          </SimpleGrid>
        </Fieldset.Root>
        <Fieldset.Root>
          <Fieldset.Legend>Contact</Fieldset.Legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField {...bound('phone')} type="tel" />
            <TextField {...bound('email')} type="email" />
            <TextField {...bound('fax')} type="tel" />
            <TextAreaField {...bound('openingHours')} />
          </SimpleGrid>
        </Fieldset.Root>
        <Fieldset.Root>
          <Fieldset.Legend>On the map</Fieldset.Legend>
          <Fieldset.HelperText>Both or neither: with them the contact page has a link to a map.</Fieldset.HelperText>
          <SimpleGrid columns={2} gap="4">
            <NumberField {...bound('latitude')} unit="°" />
            <NumberField {...bound('longitude')} unit="°" />
          </SimpleGrid>
        </Fieldset.Root>
        <Fieldset.Root>
          <Fieldset.Legend>Pages elsewhere</Fieldset.Legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField {...bound('facebook')} type="url" />
            <TextField {...bound('instagram')} type="url" />
            <TextField {...bound('linkedin')} type="url" />
          </SimpleGrid>
        </Fieldset.Root>
      </SettingsForm>
    </Box>
  );
}
