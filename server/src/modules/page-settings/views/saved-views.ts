import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { checkVersion } from '../../../kernel/input/expected-version.ts';
import { given } from '../../../kernel/input/given.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/flush-unique.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../../accounts/users/index.ts';
import { SavedView } from './saved-view.entity.ts';
import {
  CreateSavedViewInput,
  DeleteSavedViewInput,
  SavedViewsQuery,
  UpdateSavedViewInput,
} from './saved-view.input.ts';

/** So many views of a page somebody may keep: more than anybody finds their way in. */
const mostViews = 50;

/** The views of a page that the caller sees, by name: their own, and what others share. */
export const findSavedViews = query(administrator, SavedViewsQuery, (ctx, { pageName }) =>
  ctx.em.find(
    SavedView,
    { pageName, $or: [{ ownerId: actorOf(ctx).id }, { isShared: true }] },
    { orderBy: { name: 'asc', id: 'asc' } },
  ),
);

/** Keeps a view. 409 for a name that the caller has already, INVALID_REQUEST when they have too many. */
export const createSavedView = command(administrator, CreateSavedViewInput, async (ctx, fields) => {
  // Parallel calls of one user are counted one after the other.
  const { id: ownerId } = await lockUser(ctx.em, actorOf(ctx).id);
  const kept = await ctx.em.count(SavedView, { ownerId, pageName: fields.pageName });
  if (kept >= mostViews) throw invalid('pageName', `has ${mostViews} views of yours already: delete one first`);
  const view = ctx.em.create(SavedView, { ownerId, ...fields });
  await write(ctx.em, 'name');
  return view;
});

/** Changes what is given of a view of the caller's. STALE_VERSION when they have changed it elsewhere meanwhile. */
export const updateSavedView = command(
  administrator,
  UpdateSavedViewInput,
  async (ctx, { id, expectedVersion, set }) => {
    const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
    checkVersion(view, expectedVersion);
    ctx.em.assign(view, given(set));
    await write(ctx.em, 'set.name');
    return view;
  },
);

/** Forgets a view of the caller's. */
export const deleteSavedView = command(administrator, DeleteSavedViewInput, async (ctx, { id, expectedVersion }) => {
  const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
  checkVersion(view, expectedVersion);
  await ctx.em.remove(view).flush();
  return { viewId: id };
});

/** What others share can be used, not changed. */
async function lockOwn(em: EntityManager, id: number, ownerId: number): Promise<SavedView> {
  const view = await em.findOne(SavedView, { id, ownerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!view) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such view of yours' }] });
  }
  return view;
}

const write = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () => conflict(path, 'is that of another view of yours', 'You have a view of that name already.'));
