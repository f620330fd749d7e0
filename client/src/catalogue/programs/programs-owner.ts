import { createContext, use } from 'react';
import { errorText } from '../../graphql/error-text';
import { toaster } from '../../ui/toaster';

/** What can fail where programs are looked after. */
export type ProgramFailure =
  | 'fetchKeys'
  | 'revokeKey'
  | 'fetchEndpoints'
  | 'changeEndpoint'
  | 'deleteEndpoint'
  | 'fetchDeliveries'
  | 'sendMessage';

/** Whose programs are looked after, and by whom. */
export interface ProgramsOwner {
  /** Null: one's own. */
  readonly userId: string | null;
  /** The house looks after them: it alone sets budgets. */
  readonly isHouse: boolean;
  /** What is said when something fails. */
  readonly failures: Readonly<Record<ProgramFailure, string>>;
}

const Owner = createContext<ProgramsOwner | null>(null);

/** Around all that shows somebody's programs. */
export const ProgramsOf = Owner.Provider;

/** Whose programs are shown here. */
export function useProgramsOwner(): ProgramsOwner {
  const owner = use(Owner);
  if (owner === null) {
    throw new Error('Programs stand in ProgramsOf');
  }
  return owner;
}

/** Does something on the server; says so and resolves to `null` when that fails. */
export type Attempt = <Result>(failure: ProgramFailure, act: () => Promise<Result>) => Promise<Result | null>;

/** The way to do something whose failure is told by a notice. */
export function useAttempt(): Attempt {
  const { failures } = useProgramsOwner();
  return async (failure, act) => {
    try {
      return await act();
    } catch (error) {
      toaster.error({ id: failure, title: failures[failure], description: errorText(error) });
      return null;
    }
  };
}
