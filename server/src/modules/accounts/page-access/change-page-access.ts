import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { OptionalExpectedVersion } from '../../../kernel/input/expected-version.ts';
import { ArrayMaxSize, ArrayUnique, IsArray, IsId, IsInt, Max, Min } from '../../../kernel/input/rules.ts';
import { administrator } from '../../../kernel/use-cases/access.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { AccessPage } from '../users/access-page.ts';
import { lockUserAtVersion, readUser } from '../users/find-user.ts';
import { PageAccess } from '../users/page-access.entity.ts';
import { UserChange } from '../users/user-change.input.ts';

@InputType({ description: 'Grants a user access to a page of stock.' })
export class GrantPageAccessInput extends UserChange {
  @Field(() => AccessPage, {
    description:
      'Page to grant. A user without permissions sees all pages, so granting the first page hides all others.',
  })
  @Min(1, { message: 'must be a page from 1 to 8' })
  @Max(8, { message: 'must be a page from 1 to 8' })
  @IsInt({ message: 'must be a page from 1 to 8' })
  page!: AccessPage;
}

/** Grants access to a page. Returns the existing permission if the user already has access. */
export const grantPageAccess = command(administrator, GrantPageAccessInput, async ({ em }, { page, ...target }) => {
  const user = await lockUserAtVersion(em, target);
  const existing = await em.findOne(PageAccess, { user, page });
  if (!existing) em.create(PageAccess, { user, page });
  await em.flush();
  const row = await readUser(em, user.id);
  const access = row.accesses.find((candidate) => candidate.page === page);
  if (!access) throw new Error('the page permission was not stored');
  return { user: row, access };
});

@InputType({ description: 'Pages of stock that a user may see.' })
export class SetPageAccessInput extends UserChange {
  @Field(() => [AccessPage], {
    description: 'Pages that the user may see. Replaces the current list. If empty, the user may see every page.',
  })
  @ArrayMaxSize(8, { message: 'must have at most 8 pages' })
  @ArrayUnique({ message: 'must not contain duplicates' })
  @Min(1, { each: true, message: 'must contain only pages from 1 to 8' })
  @Max(8, { each: true, message: 'must contain only pages from 1 to 8' })
  @IsInt({ each: true, message: 'must contain only pages from 1 to 8' })
  @IsArray({ message: 'must be a list of pages' })
  pages!: AccessPage[];
}

/** Replaces the pages that a user may see. Permissions for pages in the new list keep their IDs. */
export const setPageAccess = command(administrator, SetPageAccessInput, async ({ em }, { pages, ...target }) => {
  const user = await lockUserAtVersion(em, target);
  const rows = await em.find(PageAccess, { user });
  const granted = new Set(rows.map(({ page }) => page));
  em.remove(rows.filter(({ page }) => !pages.includes(page)));
  for (const page of pages) if (!granted.has(page)) em.create(PageAccess, { user, page });
  await em.flush();
  return { user: await readUser(em, user.id) };
});

@InputType({ description: "Revokes a user's access to a page of stock." })
export class RevokePageAccessInput {
  @Field(() => ID, { description: 'ID of the page permission.' })
  @IsId()
  accessId!: number;

  @OptionalExpectedVersion('of the user')
  expectedVersion?: number | null;
}

/** Revokes access to a page. A user without any remaining permission may see all pages. */
export const revokePageAccess = command(
  administrator,
  RevokePageAccessInput,
  async ({ em }, { accessId, expectedVersion }) => {
    const access = await em.findOne(PageAccess, { id: accessId });
    if (!access) {
      throw new AppError('ITEM_NOT_FOUND', {
        details: [{ path: 'accessId', message: 'the page permission does not exist' }],
      });
    }
    const userId = access.user.id;
    await lockUserAtVersion(em, { userId, expectedVersion });
    await em.remove(access).flush();
    return { user: await readUser(em, userId) };
  },
);
