import { createContext, use } from 'react';
import { errorText } from '../../graphql/error-text';
import { toaster } from '../../ui/toaster';

/** Operations on API keys and webhooks that can fail. */
export type CredentialFailure =
  | 'fetchKeys'
  | 'revokeKey'
  | 'fetchEndpoints'
  | 'changeEndpoint'
  | 'deleteEndpoint'
  | 'fetchDeliveries'
  | 'sendMessage';

/** Account whose API keys and webhooks are managed. */
export interface CredentialOwner {
  /** Null if users manage their own account. */
  readonly userId: string | null;
  /** True if an administrator manages another account's credentials. Only administrators can set budgets. */
  readonly isAdministrator: boolean;
  /** Error messages by operation. */
  readonly failures: Readonly<Record<CredentialFailure, string>>;
}

const Owner = createContext<CredentialOwner | null>(null);

/** Provides the account to components that manage its API keys and webhooks. */
export const CredentialOwnerProvider = Owner.Provider;

/** Returns the account whose API keys and webhooks are being managed. */
export function useCredentialOwner(): CredentialOwner {
  const owner = use(Owner);
  if (owner === null) {
    throw new Error('useCredentialOwner needs a CredentialOwnerProvider above it.');
  }
  return owner;
}

/** Runs a request. If it fails, shows an error notice and resolves to null. */
export type Attempt = <Result>(failure: CredentialFailure, action: () => Promise<Result>) => Promise<Result | null>;

/** Returns a function that runs a request and shows a notice if the request fails. */
export function useAttempt(): Attempt {
  const { failures } = useCredentialOwner();
  return async (failure, action) => {
    try {
      return await action();
    } catch (error) {
      toaster.error({ id: failure, title: failures[failure], description: errorText(error) });
      return null;
    }
  };
}
