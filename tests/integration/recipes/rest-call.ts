import type { ProjectCopy } from '../../support/project-copy.ts';

const shows = 'server/src/modules/shows';

const useCase = `
import { RequiredText } from '../../kernel/input/field-rules.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { Show } from './show.entity.ts';

class ShowPlace {
  @RequiredText(200)
  location!: string;
}

/** Counts the shows at a location. */
export const countShowsAt = query(administrator, ShowPlace, ({ em }, { location }) => em.count(Show, { location }));
`;

const row = `  get('/shows/count', countShowsAt, {
    summary: 'Number of shows at a location.',
    present: (count) => ({ count }),
    returns: Type.Object({ count: Type.Integer() }, { additionalProperties: false }),
  }),`;

const method = `  @Query(() => Int, { nullable: true, description: 'Number of shows at a location. Administrators only.' })
  showCount(@Ctx() ctx: RequestContext, @Arg('location', () => String, { description: 'Town and hall.' }) location: string) {
    return countShowsAt(ctx, { location });
  }
`;

/** Steps of the recipe "Add a REST call or GraphQL operation": use case, route and resolver method. */
export async function addCall(copy: ProjectCopy): Promise<void> {
  const importLine = "import { countShowsAt } from './count-shows-at.ts';";
  await copy.add(`${shows}/count-shows-at.ts`, useCase);
  await copy.addLine(`${shows}/show.routes.ts`, 'import ', importLine);
  await copy.addLine(`${shows}/show.routes.ts`, 'import ', "import { get } from '../../kernel/transport/route.ts';");
  await copy.addLine(`${shows}/show.routes.ts`, 'export const showsRoutes', row);
  await copy.addLine(
    `${shows}/show.resolver.ts`,
    'import ',
    `import { Int } from '../../kernel/graphql.ts';\n${importLine}`,
  );
  await copy.addLine(`${shows}/show.resolver.ts`, 'export class ShowResolver', method);
}
