import { useSendConfirmationLinksMutation } from '../../graphql/generated/hooks';
import { attempt } from '../kit/failure';
import { showSuccess } from '../kit/success-toast';

/** Emails users a link that confirms their address, and shows the administrator the recipients. */
export function useConfirmationLinks() {
  const [sendLinks, { loading }] = useSendConfirmationLinksMutation();

  /** Resolves to whether the server sent the links. */
  async function send(users: readonly { readonly id: string }[]): Promise<boolean> {
    let emails: readonly string[] = [];
    const isDone = await attempt('Error sending email', async () => {
      const { data } = await sendLinks({ variables: { input: { userIds: users.map(({ id }) => id) } } });
      emails = data?.sendConfirmationLinks?.emails ?? [];
    });
    if (isDone) {
      showSuccess(
        emails.length === 0 ? 'The email is confirmed already' : `Confirmation link sent to ${emails.join(', ')}`,
      );
    }
    return isDone;
  }

  return { send, isPending: loading };
}
