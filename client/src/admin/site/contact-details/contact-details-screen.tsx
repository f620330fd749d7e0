import { useMutation, useQuery } from '@apollo/client/react';
import { Box, SimpleGrid } from '@chakra-ui/react';
import * as v from 'valibot';
import { optionalNumberFromText, optionalTextUpTo } from '../../../forms/field-rules';
import { Fieldset } from '../../../forms/fieldset';
import { NumberField } from '../../../forms/number-field';
import { TextAreaField, TextField } from '../../../forms/text-field';
import {
  AdminContactInfoDocument,
  type ContactInfoRecordFragment,
  UpdateContactInfoDocument,
} from '../../../graphql/generated/graphql';
import { useBrandName } from '../../../site/site';
import { optionalEmailText, optionalWebAddress } from '../../kit/optional-rules';
import { SettingsForm, SettingsScreen } from '../../kit/settings/settings-screen';
import { useVersionedForm } from '../../kit/versioned-form/use-versioned-form';

/** Form schema for the contact details. The shop does not show empty fields. */
const contactDetailsForm = v.object({
  companyName: optionalTextUpTo(200),
  address: optionalTextUpTo(200),
  city: optionalTextUpTo(200),
  country: optionalTextUpTo(200),
  phone: optionalTextUpTo(50),
  fax: optionalTextUpTo(50),
  email: optionalEmailText,
  openingHours: optionalTextUpTo(1_000),
  latitude: optionalNumberFromText,
  longitude: optionalNumberFromText,
  facebook: optionalWebAddress,
  instagram: optionalWebAddress,
  linkedin: optionalWebAddress,
});

type TypedContactDetails = v.InferInput<typeof contactDetailsForm>;

const contactLabels: Readonly<Record<keyof TypedContactDetails, string>> = {
  companyName: 'Company',
  address: 'Street and number',
  city: 'Postcode and city',
  country: 'Country',
  phone: 'Telephone',
  fax: 'Fax',
  email: 'Email',
  openingHours: 'Opening hours',
  latitude: 'Latitude',
  longitude: 'Longitude',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
};

/** Converts the stored contact details to form values. The company name is empty if it equals the brand name. */
function typedContactDetails(stored: ContactInfoRecordFragment, brandName: string): TypedContactDetails {
  const { companyName, latitude, longitude } = stored;
  return {
    companyName: companyName === brandName ? '' : companyName,
    address: stored.address ?? '',
    city: stored.city ?? '',
    country: stored.country ?? '',
    phone: stored.phone ?? '',
    fax: stored.fax ?? '',
    email: stored.email ?? '',
    openingHours: stored.openingHours ?? '',
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
    facebook: stored.facebook ?? '',
    instagram: stored.instagram ?? '',
    linkedin: stored.linkedin ?? '',
  };
}

interface ContactDetailsFormProps {
  readonly stored: ContactInfoRecordFragment;
  readonly reload: () => Promise<unknown>;
}

function ContactDetailsForm({ stored, reload }: ContactDetailsFormProps) {
  const brandName = useBrandName();
  const [update] = useMutation(UpdateContactInfoDocument);
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
    doneText: 'Contact details saved',
  });
  const { control } = state.form;
  const fieldProps = (name: keyof typeof contactLabels) =>
    ({ control, name, label: contactLabels[name], isOptional: 'quietly' }) as const;

  return (
    <Box maxW="3xl">
      <SettingsForm state={state} noun="the contact details">
        <Fieldset.Root>
          <Fieldset.Legend>Address</Fieldset.Legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField {...fieldProps('companyName')} hint={`Leave blank to use ${brandName}`} />
            <TextField {...fieldProps('address')} />
            <TextField {...fieldProps('city')} />
            <TextField {...fieldProps('country')} />
          </SimpleGrid>
        </Fieldset.Root>
        <Fieldset.Root>
          <Fieldset.Legend>Contact</Fieldset.Legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField {...fieldProps('phone')} type="tel" />
            <TextField {...fieldProps('email')} type="email" />
            <TextField {...fieldProps('fax')} type="tel" />
            <TextAreaField {...fieldProps('openingHours')} />
          </SimpleGrid>
        </Fieldset.Root>
        <Fieldset.Root>
          <Fieldset.Legend>Map location</Fieldset.Legend>
          <Fieldset.HelperText>Enter both to show a link to a map on the contact page.</Fieldset.HelperText>
          <SimpleGrid columns={2} gap="4">
            <NumberField {...fieldProps('latitude')} unit="°" />
            <NumberField {...fieldProps('longitude')} unit="°" />
          </SimpleGrid>
        </Fieldset.Root>
        <Fieldset.Root>
          <Fieldset.Legend>Links</Fieldset.Legend>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField {...fieldProps('facebook')} type="url" />
            <TextField {...fieldProps('instagram')} type="url" />
            <TextField {...fieldProps('linkedin')} type="url" />
          </SimpleGrid>
        </Fieldset.Root>
      </SettingsForm>
    </Box>
  );
}

export default function ContactDetailsScreen() {
  const query = useQuery(AdminContactInfoDocument, { fetchPolicy: 'network-only' });
  return (
    <SettingsScreen
      title="Contact details"
      lead="Shown on the contact page, in the footer of every page, and on order documents unless the letterhead overrides them. Blank fields are not shown."
      query={query}
      stored={query.data?.contactInfo}
      failure="Error fetching contact information"
    >
      {(stored) => <ContactDetailsForm stored={stored} reload={query.refetch} />}
    </SettingsScreen>
  );
}
