import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError, conflict, invalid } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { checkVersion, ExpectedVersion, OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { RequiredObject, RequiredText } from '../../../kernel/input/field-rules.ts';
import { definedFields } from '../../../kernel/input/patch-fields.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { changedFields, newFields } from '../../../kernel/resources/derived-inputs.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import { flushUnique } from '../../../kernel/use-cases/transaction.ts';
import { command, query } from '../../../kernel/use-cases/use-case.ts';
import { lockUser } from '../../accounts/users/index.ts';
import { SavedView } from './saved-view.entity.ts';

const writableFields = ['name', 'state', 'isShared'] as const;

class SavedViewsQuery {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input for `createSavedView`.' })
export class CreateSavedViewInput extends newFields(SavedView, ['pageName', ...writableFields]) {}

@InputType({ description: 'Changes to a saved view. Omitted fields are unchanged.' })
class SavedViewPatch extends changedFields(SavedView, writableFields) {}

@InputType({ description: 'Input for `updateSavedView`.' })
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

@InputType({ description: 'Input for `deleteSavedView`.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'View ID.' })
  @IsId()
  id!: number;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

/** Maximum number of views per user and page. */
const maxViews = 50;

/** Returns the views of a page, sorted by name: the caller's views, and shared views of other administrators. */
export const findSavedViews = query(administrator, SavedViewsQuery, (ctx, { pageName }) =>
  ctx.em.find(
    SavedView,
    { pageName, $or: [{ ownerId: actorOf(ctx).id }, { isShared: true }] },
    { orderBy: { name: 'asc', id: 'asc' } },
  ),
);

/**
 * Saves a view. Throws INVALID_REQUEST 409 if the caller already has a view with this name, and INVALID_REQUEST if
 * the caller has too many views.
 */
export const createSavedView = command(administrator, CreateSavedViewInput, async (ctx, fields) => {
  // Locks the user, so that the limit also holds for concurrent requests.
  const { id: ownerId } = await lockUser(ctx.em, actorOf(ctx).id);
  const count = await ctx.em.count(SavedView, { ownerId, pageName: fields.pageName });
  if (count >= maxViews)
    throw invalid('pageName', `you already have ${maxViews} saved views of this page: delete one first`);
  const view = ctx.em.create(SavedView, { ownerId, ...fields });
  await write(ctx.em, 'name');
  return view;
});

/** Updates one of the caller's views. Throws STALE_VERSION if another request has changed it. */
export const updateSavedView = command(
  administrator,
  UpdateSavedViewInput,
  async (ctx, { id, expectedVersion, set }) => {
    const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
    checkVersion(view, expectedVersion);
    ctx.em.assign(view, definedFields(set));
    await write(ctx.em, 'set.name');
    return view;
  },
);

export const deleteSavedView = command(administrator, DeleteSavedViewInput, async (ctx, { id, expectedVersion }) => {
  const view = await lockOwn(ctx.em, id, actorOf(ctx).id);
  checkVersion(view, expectedVersion);
  await ctx.em.remove(view).flush();
  return { viewId: id };
});

/** Locks one of the caller's views. Shared views of other administrators cannot be changed. */
async function lockOwn(em: EntityManager, id: number, ownerId: number): Promise<SavedView> {
  const view = await em.findOne(SavedView, { id, ownerId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!view) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'id', message: 'the saved view does not exist or belongs to another user' }],
    });
  }
  return view;
}

const write = (em: EntityManager, path: string): Promise<void> =>
  flushUnique(em, () =>
    conflict(path, 'is already the name of another view of yours', 'You already have a view with this name.'),
  );
