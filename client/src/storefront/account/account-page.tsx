import { errorText } from '../../graphql/error-text';
import { useAccountQuery } from '../../graphql/generated/hooks';
import { AccountLayout } from '../../shared/account/account-layout';
import { ErrorState } from '../../ui/error-state';
import { PageSpinner } from '../../ui/page-spinner';
import { ChangePasswordForm } from './change-password-form';
import { AccountSection } from './overview/account-section';
import { AgentSection } from './overview/agent-section';
import { NewsletterSection } from './overview/newsletter-section';
import { PriceListsSection } from './overview/price-lists-section';
import { ProfileSection } from './overview/profile-section';
import { SeenPagesSection } from './overview/seen-pages-section';

function Sections() {
  const { data, error, loading, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
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
      <AccountSection title="Password" lead="You stay signed in here and are signed out everywhere else.">
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

/** Everything about the own account, `/account`. */
export default function AccountPage() {
  return (
    <AccountLayout title="Account">
      <Sections />
    </AccountLayout>
  );
}
