import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { given } from '../../../kernel/input/given.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../../accounts/users/index.ts';
import { SavedView } from './saved-view.entity.ts';

const written = ['name', 'state', 'isShared'] as const;

class SavedViewsQuery {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input of createSavedView.' })
export class CreateSavedViewInput extends newFields(SavedView, ['pageName', ...written]) {}

@InputType({ description: 'Changes of a saved view. Omitted fields are unchanged.' })
class SavedViewPatch extends changedFields(SavedView, written) {}

@InputType({ description: 'Input of updateSavedView.' })
export class UpdateSavedViewInput {
  @Field(() => ID, { description: 'View ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => SavedViewPatch, { description: 'Fields to change.' })
  @RequiredObject(() => SavedViewPatch)
  set!: SavedViewPatch;
}

@InputType({ description: 'Input of deleteSavedView.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'View ID.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}

/** Most views that a user can save for a page. */
const mostViews = 50;

/** Returns the views of a page by name: the caller's own and those that others share. */
export const findSavedViews = query(administrator, SavedViewsQuery, (ctx, { pageName }) =>
  ctx.em.find(
    SavedView,
    { pageName, $or: [{ ownerId: actorOf(ctx).id }, { isShared: true }] },
    { orderBy: { name: 'asc', id: 'asc' } },
  ),
);

/** Saves a view. Throws 409 for a name that the caller uses already, and INVALID_REQUEST for too many views. */
export const createSavedView = command(administrator, CreateSavedViewInput, async (ctx, fields) => {
  // Locked, so that parallel calls of a user are counted one after the other.
  const { id: ownerId } = await lockUser(ctx.em, actorOf(ctx).id);
  const kept = await ctx.em.count(SavedView, { ownerId, pageName: fields.pageName });
  if (kept >= mostViews) throw invalid('pageName', `has ${mostViews} views of yours already: delete one first`);
  const view = ctx.em.create(SavedView, { ownerId, ...fields });
  await write(ctx.em, 'name');
  return view;
});

/** Updates a view of the caller. Throws STALE_VERSION if it was changed meanwhile. */
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

/** Deletes a view of the caller. */
export const deleteSavedView = command(administrator, DeleteSavedViewInput, async (ctx, { id, expectedVersion }) => {
  const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
  checkVersion(view, expectedVersion);
  await ctx.em.remove(view).flush();
  return { viewId: id };
});

/** Locks a view of the caller. Shared views of others cannot be changed. */
async function lockOwn(em: EntityManager, id: number, ownerId: number): Promise<SavedView> {
  const view = await em.findOne(SavedView, { id, ownerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!view) {
    throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such view of yours' }] });
  }
  return view;
}

const write = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () => conflict(path, 'is that of another view of yours', 'You have a view of that name already.'));
