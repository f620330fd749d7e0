import type { ProjectCopy } from '../../support/project-copy.ts';

const modules = 'server/src/modules';

const userField = `
  @AdminField(() => String, { description: 'Internal note of administrators.' })
  @OptionalText(2_000)
  @Property({ type: 'text', nullable: true })
  internalNote: string | null = null;
`;

const userMigration = `
import { Migration } from '@mikro-orm/migrations';

export class Migration20991231235900_internal_notes extends Migration {
  override up(): void {
    this.addSql('alter table user_account add column internal_note text');
  }
}
`;

/** Server steps of the recipe "Add a user field": entity and migration. */
export async function addUserField(copy: ProjectCopy): Promise<void> {
  const entity = `${modules}/accounts/users/user.entity.ts`;
  await copy.change(
    entity,
    "import { RequiredEmail } from '../../../kernel/input/field-rules.ts';",
    `import { OptionalText, RequiredEmail } from '../../../kernel/input/field-rules.ts';
import { AdminField } from '../../../kernel/use-cases/for-administrators.ts';`,
  );
  await copy.change(
    entity,
    "['email', 'businessTypeId'] as const",
    "['email', 'businessTypeId', 'internalNote'] as const",
  );
  await copy.addLine(entity, '  primaryColor:', userField);
  await copy.add('server/migrations/Migration20991231235900_internal_notes.ts', userMigration);
}

const orderField = `
  @Rest(false)
  @Field(() => String, { nullable: true, description: 'Purpose of the goods.' })
  @OptionalText(200)
  @Property({ type: 'text', nullable: true })
  purpose: string | null = null;
`;

const orderMigration = `
import { Migration } from '@mikro-orm/migrations';

export class Migration20991231235901_purposes extends Migration {
  override up(): void {
    this.addSql('alter table sales_order add column purpose text');
  }
}
`;

/** Server steps of the recipe "Add an order field": entity, migration, details and insert. */
export async function addOrderField(copy: ProjectCopy): Promise<void> {
  const orders = `${modules}/orders`;
  await copy.addLine(`${orders}/order.entity.ts`, '  note:', orderField);
  await copy.add('server/migrations/Migration20991231235901_purposes.ts', orderMigration);
  const details = `${orders}/details/order-details.ts`;
  await copy.change(details, "['reference', 'note'] as const", "['reference', 'note', 'purpose'] as const");
  await copy.addLine(details, "  note: 'note'", "  purpose: 'purpose',");
  await copy.addLine(
    `${orders}/placing/write-order.ts`,
    '          note:',
    '          purpose: order.purpose ?? null,',
  );
}

const lineField = `
  @Field(() => DateScalar, { description: 'Day on which it was added, in UTC.' })
  get addedOn(): string {
    return dayOf(this.createdAt);
  }
`;

/** Server step of the recipe "Add a wishlist column": a field of wishlist lines. */
export async function addLineField(copy: ProjectCopy): Promise<void> {
  const file = `${modules}/selling/kinds/basket-line.type.ts`;
  await copy.addLine(
    file,
    'import ',
    `import { DateScalar } from '../../../kernel/input/day.ts';
import { dayOf } from '../../../kernel/values/dates.ts';`,
  );
  await copy.addLine(file, '  createdAt: Date;', lineField);
}

/** Adds the schema changes that the server recipes cause, as printed by `npm run schema`. */
const schemaChanges = (schema: string): string => {
  const lineTypes = [...schema.matchAll(/^(?:type|interface) (\w+)(?= implements BasketLine |(?<=BasketLine) \{)/gm)];
  return [
    'extend type User { internalNote: String }',
    'extend input UpdateUserInput { internalNote: String }',
    'extend type Order { purpose: String }',
    ...lineTypes.map(([definition]) => `extend ${definition} { addedOn: Date! }`),
  ].join('\n');
};

/** Client steps of the field recipes: fragments, a form, a column and a line. */
export async function showFields(copy: ProjectCopy): Promise<void> {
  await copy.rewrite('schema.graphql', (schema) => `${schema}\n${schemaChanges(schema)}\n`);

  const users = 'client/src/admin/users';
  await copy.addLine(`${users}/users.graphql`, 'fragment UserRow ', '  internalNote');
  const form = `${users}/details/details-section.tsx`;
  await copy.change(form, 'import { requiredText }', 'import { optionalTextUpTo, requiredText }');
  await copy.change(
    form,
    'v.object({ email: userEmail,',
    'v.object({ internalNote: optionalTextUpTo(2_000), email: userEmail,',
  );
  await copy.change(form, 'before = {', "before = { internalNote: user.internalNote ?? '',");
  await copy.change(form, 'form.reset(typed)', "form.reset({ ...typed, internalNote: typed.internalNote ?? '' })");
  await copy.addLine(
    form,
    '        <FormErrors ',
    '        <TextField control={control} name="internalNote" label="Internal note" size="sm" />',
  );

  const orders = 'client/src/admin/orders';
  await copy.addLine(`${orders}/orders.graphql`, 'fragment AdminOrderRow ', '  purpose');
  await copy.addLine(
    `${orders}/orders-screen.tsx`,
    "    column({ path: 'status'",
    "    column({ path: 'purpose', header: 'Purpose' }),",
  );

  const baskets = 'client/src/shared/baskets';
  await copy.addLine(`${baskets}/basket-lines.graphql`, 'fragment BasketLineDetails ', '  addedOn');
  const row = `${baskets}/line-row.tsx`;
  await copy.addLine(row, 'import { TextLink }', "import { formatDate } from '../../ui/dates';");
  await copy.addLine(
    row,
    '            <LineStatus ',
    '            <Text as="span">Added {formatDate(line.addedOn)}</Text>',
  );
}
