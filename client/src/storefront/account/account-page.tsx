import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Button, chakra, DataList, HStack, Image, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import * as v from 'valibot';
import { requiredText } from '../../forms/field-rules';
import { FormErrors } from '../../forms/form-errors';
import { TextField } from '../../forms/text-field';
import { useSchemaForm } from '../../forms/use-schema-form';
import { errorText } from '../../graphql/error-text';
import {
  AccountDocument,
  type AccountFactsFragment,
  AddressBookDocument,
  type BookedAddressFragment,
  HouseContactsDocument,
  type HouseContactsQuery,
  UpdateAddressDocument,
} from '../../graphql/generated/graphql';
import { refetchWhenStale } from '../../graphql/stale-version';
import { useCurrentUser, useSessionStore } from '../../session/session-context';
import { AccountLayout } from '../../shared/account/account-layout';
import { AskButton } from '../../shared/contact/ask-dialog';
import { useStockGroups } from '../../shared/stock-pages/stock-pages';
import { useSiteSettings } from '../../site/site';
import { formatDate } from '../../ui/dates';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { toaster } from '../../ui/toaster';
import { ChangePasswordForm } from './change-password-form';
import { AccountSection } from './overview/account-section';
import { AgentSection } from './overview/agent-section';
import { NewsletterSection } from './overview/newsletter-section';
import { PriceListsSection } from './overview/price-lists-section';

const schema = v.object({
  firstName: requiredText('Enter your first name', 100),
  lastName: requiredText('Enter your last name', 100),
});

interface ProfileFormProps {
  /** Primary address of the account. It includes the account name. */
  readonly address: BookedAddressFragment;
}

/** Form that edits the account name. Submits only the changed fields. */
function ProfileForm({ address: { id, version, firstName, lastName } }: ProfileFormProps) {
  const session = useSessionStore();
  const [update, { client }] = useMutation(UpdateAddressDocument);
  const form = useSchemaForm({
    schema,
    defaultValues: { firstName, lastName },
    onSubmit: async (name) => {
      if (name.firstName !== firstName || name.lastName !== lastName) {
        const input = { id, expectedVersion: version, set: name };
        await refetchWhenStale(
          () => update({ variables: { input } }),
          () => client.query({ query: AddressBookDocument, fetchPolicy: 'network-only' }),
        );
        await session.readUserAgain();
      }
      toaster.success({ title: 'Name saved' });
    },
  });
  const { control } = form;
  return (
    <chakra.form noValidate onSubmit={form.submit} display="flex" flexDirection="column" gap="4">
      <FormErrors control={control} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField control={control} name="firstName" label="First name" autoComplete="given-name" />
        <TextField control={control} name="lastName" label="Last name" autoComplete="family-name" />
      </SimpleGrid>
      <Button type="submit" alignSelf="start" loading={form.formState.isSubmitting}>
        Save name
      </Button>
    </chakra.form>
  );
}

type CompanyContact = NonNullable<HouseContactsQuery['supportInfo']>['contacts'][number];

function Contact({ contact: { name, title, phone, email, imageUrl } }: { readonly contact: CompanyContact }) {
  return (
    <HStack as="li" gap="4" align="start">
      {imageUrl !== null && <Image src={imageUrl} alt="" boxSize="12" objectFit="cover" loading="lazy" />}
      <Stack gap="0.5" align="start" textStyle="md">
        <Text fontWeight="semibold">{name}</Text>
        {title !== null && <Text color="fg.muted">{title}</Text>}
        {phone !== null && (
          <Link minHeight="6" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </Link>
        )}
        {email !== null && (
          <Link minHeight="6" href={`mailto:${email}`}>
            {email}
          </Link>
        )}
      </Stack>
    </HStack>
  );
}

/** Section with the brand's contacts and a message form. On an agent's domain, only the form is shown. */
function Contacts() {
  const isMainSite = useSiteSettings()?.domainLayout.domain === null;
  const { data } = useQuery(HouseContactsDocument, { skip: !isMainSite });
  const contacts = data?.supportInfo?.contacts ?? [];
  return (
    <Stack gap="6" align="start">
      {contacts.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </Stack>
      )}
      <AskButton subject="My account and terms">Write a message</AskButton>
    </Stack>
  );
}

/** Section that lists the stock pages the account can access, with contacts for questions about access and terms. */
function SeenPagesSection() {
  const groups = useStockGroups();
  const isRestricted = (useCurrentUser()?.accesses.length ?? 0) > 0;
  return (
    <AccountSection
      title="Your stock pages"
      lead={
        isRestricted
          ? 'You can see these stock pages at your own prices. The price shown is the price you pay.'
          : 'You can see all stock pages at your own prices. The price shown is the price you pay.'
      }
    >
      <SimpleGrid columns={2} gapX="6" gapY="6">
        {groups.map(({ title, pages }) => (
          <Box key={title}>
            <Text textStyle="md" fontWeight="semibold" mb="2">
              {title}
            </Text>
            <Stack as="ul" gap="2" align="start" listStyleType="none" textStyle="md" aria-label={title}>
              {pages.map((page) => (
                <li key={page.href}>
                  <TextLink to={page.href}>{page.title}</TextLink>
                </li>
              ))}
            </Stack>
          </Box>
        ))}
      </SimpleGrid>
      {groups.length === 0 && (
        <Text color="fg.muted">Your account does not include any stock pages yet. Contact us to request access.</Text>
      )}
      <Box>
        <Text textStyle="md" fontWeight="semibold" mb="3">
          {isRestricted ? 'Request more access, or discuss your terms' : 'Discuss your terms'}
        </Text>
        <Contacts />
      </Box>
    </AccountSection>
  );
}

interface ProfileSectionProps {
  readonly user: AccountFactsFragment;
}

function ProfileSection({ user }: ProfileSectionProps) {
  const primary = user.addresses.find(({ isPrimary }) => isPrimary);
  return (
    <AccountSection
      title="Profile"
      lead="Your name appears on orders and documents. You sign in with your email: contact us to change it."
    >
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Email</DataList.ItemLabel>
          <DataList.ItemValue overflowWrap="anywhere">{user.email}</DataList.ItemValue>
        </DataList.Item>
        {user.businessType !== null && (
          <DataList.Item>
            <DataList.ItemLabel>Business type</DataList.ItemLabel>
            <DataList.ItemValue>{user.businessType.name}</DataList.ItemValue>
          </DataList.Item>
        )}
        <DataList.Item>
          <DataList.ItemLabel>Registered</DataList.ItemLabel>
          <DataList.ItemValue>{formatDate(user.registrationDate)}</DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      {primary === undefined ? (
        <Text textStyle="md">
          Your name is part of your first address. <TextLink to="/account/addressbook">Add an address</TextLink>
        </Text>
      ) : (
        <ProfileForm key={primary.version} address={primary} />
      )}
    </AccountSection>
  );
}

function Sections() {
  const { data, error, loading, refetch } = useQuery(AccountDocument, { fetchPolicy: 'cache-and-network' });
  const user = data?.currentUser;
  if (user == null) {
    return error === undefined ? (
      <PageSpinner />
    ) : (
      <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
    );
  }
  return (
    <>
      <ProfileSection user={user} />
      <AccountSection title="Password" lead="You stay signed in on this device and are signed out on all others.">
        <ChangePasswordForm email={user.email} />
      </AccountSection>
      <NewsletterSection
        userId={user.id}
        channels={data?.emailChannels ?? []}
        subscribed={user.emailChannels.map(({ id }) => id)}
      />
      <PriceListsSection />
      <SeenPagesSection />
      {user.role === 'AGENT' && <AgentSection user={user} />}
    </>
  );
}

/** Account page, `/account`. */
export default function AccountPage() {
  return (
    <AccountLayout title="Account">
      <Sections />
    </AccountLayout>
  );
}
