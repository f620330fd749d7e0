import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

const stateSchema = v.object({
  from: v.object({ pathname: v.string(), search: v.string(), hash: v.string() }),
});

/** A place inside the client. */
export type Origin = v.InferOutput<typeof stateSchema>['from'];

const HOME: Origin = { pathname: '/', search: '', hash: '' };

/** Pages that nobody wants to be sent back to after signing in. */
const accountPages = new Set([
  '/login',
  '/register',
  '/welcome',
  '/confirm-email',
  '/reset-password',
  '/change-password',
]);

/** Where the visitor came from when they were sent to sign in; the home page when they came by themselves. */
export function useOrigin(): Origin {
  const { state } = useLocation();
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success && !accountPages.has(parsed.output.from.pathname) ? parsed.output.from : HOME;
}
