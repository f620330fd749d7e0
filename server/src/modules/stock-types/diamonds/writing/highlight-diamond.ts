import { sql } from 'kysely';
import { checkVersion } from '../../../../kernel/input/expected-version.ts';
import { administrator } from '../../../../kernel/use-cases/access.ts';
import { command } from '../../../../kernel/use-cases/use-case.ts';
import { Diamond } from '../diamond.entity.ts';
import { HighlightDiamondInput } from './diamond-changes.input.ts';
import { changedDiamond, lockDiamond } from './lock-diamond.ts';

/** Makes a stone the only highlighted one. Answers it, and the number of the stone that was it before. */
export const highlightDiamond = command(administrator, HighlightDiamondInput, async (ctx, { id, expectedVersion }) => {
  const { em } = ctx;
  // One at a time: two at once would each find the other's stone highlighted too late.
  await sql`select pg_advisory_xact_lock(hashtext('catalogue.highlight-diamond'))`.execute(em.getKysely());
  const diamond = await lockDiamond(em, id);
  checkVersion(diamond, expectedVersion);
  if (diamond.isHighlighted) return { ...(await changedDiamond(ctx, diamond)), highlightedBefore: null };
  const previous = await em.find(Diamond, { isHighlighted: true });
  for (const other of previous) other.isHighlighted = false;
  // The database knows no moment with two of them.
  await em.flush();
  diamond.isHighlighted = true;
  return { ...(await changedDiamond(ctx, diamond)), highlightedBefore: previous[0]?.stockNumber ?? null };
});
