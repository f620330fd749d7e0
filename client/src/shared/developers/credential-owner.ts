import { createContext, use } from 'react';
import { errorText } from '../../graphql/error-text';
import { toaster } from '../../ui/toaster';

/** What can fail where programs are looked after. */
export type CredentialFailure =
  | 'fetchKeys'
  | 'revokeKey'
  | 'fetchEndpoints'
  | 'changeEndpoint'
  | 'deleteEndpoint'
  | 'fetchDeliveries'
  | 'sendMessage';

/** Whose programs are looked after, and by whom. */
export interface CredentialOwner {
  /** Null: one's own. */
  readonly userId: string | null;
  /** The house looks after them: it alone sets budgets. */
  readonly isHouse: boolean;
  /** What is said when something fails. */
  readonly failures: Readonly<Record<CredentialFailure, string>>;
}

const Owner = createContext<CredentialOwner | null>(null);

/** Around all that shows somebody's programs. */
export const CredentialOwnerProvider = Owner.Provider;

/** Whose programs are shown here. */
export function useCredentialOwner(): CredentialOwner {
  const owner = use(Owner);
  if (owner === null) {
    throw new Error('Programs stand in CredentialOwnerProvider');
  }
  return owner;
}

/** Does something on the server; says so and resolves to `null` when that fails. */
export type Attempt = <Result>(failure: CredentialFailure, act: () => Promise<Result>) => Promise<Result | null>;

/** The way to do something whose failure is told by a notice. */
export function useAttempt(): Attempt {
  const { failures } = useCredentialOwner();
  return async (failure, act) => {
    try {
      return await act();
    } catch (error) {
      toaster.error({ id: failure, title: failures[failure], description: errorText(error) });
      return null;
    }
  };
}
