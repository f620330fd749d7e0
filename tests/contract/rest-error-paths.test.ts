import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { createPerson } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ApiDocument, readApiDocument, type Schema } from './api-document.ts';
import { goodRequest, send } from './call-sender.ts';
import { type DocumentedCall, documentedCalls } from './documented-calls.ts';

/* Tests that errors about invalid values contain the path of the documented request field. */

const calls = documentedCalls().filter(({ body }) => body !== '' && body !== 'file');

let app: TestApp;
let api: ApiDocument;

beforeAll(async () => {
  app = await startTestApp();
  api = await readApiDocument(app);
});
afterAll(() => app.stop());

/** Returns all schemas that a schema can stand for, after resolving references and `anyOf`. */
function alternatives(schema: Schema | undefined): Schema[] {
  if (!schema) return [];
  if (schema.$ref === undefined) return [schema, ...(schema.anyOf ?? []).flatMap(alternatives)];
  const steps = schema.$ref.replace(/^#\//, '').split('/');
  return alternatives(steps.reduce<object>((level, step) => Reflect.get(level, step), api.json));
}

const within = (schema: Schema | undefined, step: string): Schema[] =>
  alternatives(schema).flatMap(({ properties, items }) =>
    [properties?.[step], /^\d+$/.test(step) ? items : undefined].filter((schema) => schema !== undefined),
  );

const isDocumented = (schema: Schema | undefined, [step, ...rest]: readonly string[]): boolean =>
  step === undefined || step === '' || within(schema, step).some((inner) => isDocumented(inner, rest));

/** Returns the paths of all fields in a body. Only the first element of each list is included. */
function fieldsOf(schema: Schema | undefined, depth = 4): string[][] {
  if (depth === 0) return [];
  const inner = alternatives(schema).flatMap(({ properties = {}, items }) => [
    ...Object.entries(properties),
    ...(items ? ([['0', items]] as const) : []),
  ]);
  return inner.flatMap(([name, field]) => [[name], ...fieldsOf(field, depth - 1).map((path) => [name, ...path])]);
}

/** Value that is invalid for every field. */
const wrong = { 'not a value': [[]] };

function invalidate(body: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return wrong;
  if (/^\d+$/.test(step)) return [invalidate(Array.isArray(body) ? body[0] : undefined, rest)];
  const fields = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { ...fields, [step]: invalidate(Reflect.get(fields, step), rest) };
}

/**
 * Returns whether an error path refers to a field. Some fields have two documented paths, such as `countryId` and
 * `country.id`. Both are accepted.
 */
function isAbout(fault: string, field: readonly string[]): boolean {
  const last = fault.split('.').at(-1) ?? '';
  const isPart = field.join('.').startsWith(fault) || fault.startsWith(field.join('.'));
  return isPart || field.some((step) => last.startsWith(step));
}

const bodySchema = (call: DocumentedCall): Schema | undefined =>
  api.operation(call).requestBody?.content?.['application/json']?.schema;

test.each(calls.map((call) => [call.name, call] as const))(
  'reports invalid fields by their documented path: %s',
  async (name, call) => {
    const administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const validRequest = await goodRequest(app, name, administrator, administrator);
    const schema = bodySchema(call);
    const parameters = (api.operation(call).parameters ?? []).map((parameter) => parameter.name);
    const fields = new Map(fieldsOf(schema).map((path) => [path.join('.'), path]));
    const unknown: object[] = [];
    for (const [field, path] of fields) {
      const body = invalidate(validRequest.body, path);
      const response = await send<{ details?: { path: string }[] } | null>(
        app,
        call,
        { ...validRequest, body, headers: {} },
        administrator.token,
      );
      const faults = (response.body?.details ?? []).map((detail) => detail.path);
      const strange = faults.filter((fault) => !parameters.includes(fault) && !isDocumented(schema, fault.split('.')));
      const isReported =
        faults.some((fault) => isAbout(fault, path)) || [...fields.keys()].some((name) => name.startsWith(`${field}.`));
      if (strange.length > 0 || (response.status === 400 && !isReported))
        unknown.push({ field, faults, status: response.status });
    }
    expect(unknown).toEqual([]);
  },
);
