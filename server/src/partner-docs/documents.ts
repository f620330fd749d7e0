import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GraphQLSchema } from 'graphql';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { ProgramLimit } from '../graphql/limits/api-limits.ts';
import { errorCatalogue, errorCodes } from '../kernel/errors/catalogue.ts';
import { explain } from '../kernel/errors/explanations.ts';
import { reasonsOf, statusOf } from '../kernel/errors/reasons.ts';
import type { Route } from '../kernel/transport/route.ts';
import type { PageDocument, PageDocuments } from '../pages/page/page-documents.ts';
import { code, table } from './blocks.ts';
import { callsText } from './calls.ts';
import { errorText, type Recording, readRecording } from './exchanges.ts';
import { htmlOf } from './markdown.ts';
import { operationsText } from './operations.ts';
import { eventsText, retriesText } from './webhooks.ts';

const named = Type.Object({ name: Type.String(), meaning: Type.String() });
const typed = Type.Union([Type.Object({ path: Type.String(), type: Type.String() }), Type.Null()]);

const sources = Type.Object({
  /** Code of the examples by name, then by file extension: `sh`, `ts`, `py`. */
  examples: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  /** Scopes with the labels and hints of the dialog that creates a key. */
  scopes: Type.Array(Type.Object({ value: Type.String(), label: Type.String(), hint: Type.String() })),
  events: Type.Array(named),
  deprecations: Type.Array(named),
  /** Fields of each type of stock. */
  stock: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      typeName: Type.String(),
      fields: Type.Array(
        Type.Object({
          section: Type.String(),
          rest: typed,
          graphql: typed,
          meaning: Type.String(),
          unit: Type.Union([Type.String(), Type.Null()]),
          isPrice: Type.Optional(Type.Boolean()),
        }),
      ),
    }),
  ),
});

/** Content of the partner documents that the client is built with. */
type PartnerSources = Static<typeof sources>;

/**
 * Reads the file that the client's build writes for the partner documents (`client/build/partner-sources.ts`). Null
 * without a build.
 */
function readPartnerSources(folder: string): PartnerSources | null {
  const file = path.join(folder, '.partners.json');
  return existsSync(file) ? Value.Parse(sources, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

interface DocumentOptions {
  /** Folder of the built client. */
  readonly folder: string;
  /** Public origin of the server. */
  readonly origin: string;
  /** Currency of all prices. */
  readonly currency: string;
  readonly routes: readonly Route[];
  readonly schema: GraphQLSchema;
  readonly limits: readonly ProgramLimit[];
}

/** Markdown files by the paths of their pages. */
const files: Readonly<Partial<Record<string, string>>> = {
  '/partners': 'guide.md',
  '/partners/reference': 'reference.md',
  '/partners/changelog': 'changelog.md',
};

/** Returns the partner documents. Each is rendered on its first request and cached until the process ends. */
export function partnerDocuments(options: DocumentOptions): PageDocuments {
  const sources = readPartnerSources(options.folder);
  const created = new Map<string, PageDocument>();
  return async (address) => {
    const file = Object.hasOwn(files, address) ? files[address] : undefined;
    if (sources === null || file === undefined) return null;
    const document = created.get(address) ?? documentOf(file, sources, options);
    created.set(address, document);
    return document;
  };
}

function documentOf(file: string, sources: PartnerSources, options: DocumentOptions): PageDocument {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const recording = readRecording();
  const parts: Readonly<Record<string, (rest: string) => string>> = {
    origin: () => options.origin,
    currency: () => options.currency,
    example: (rest) => exampleText(sources, rest),
    scopes: () => table(['Scope', 'Name', 'Rights'], sources.scopes.map(scopeRow)),
    operations: () => operationsText(options.schema, recording),
    calls: () => callsText(options.routes, recording),
    limits: () => limitsText(options.limits),
    events: () => eventsText(sources.events, recording),
    retries: retriesText,
    errors: errorsText,
    fields: () => sources.stock.map((stock) => fieldsText(stock, options.currency)).join('\n\n'),
    deprecated: () => deprecatedText(sources, options.routes),
    error: (rest) => recordedError(recording, rest),
  };
  const markdown = text.replaceAll(/\{\{([\w-]+) ?([^}]*)\}\}/g, (_, name: string, rest: string) => {
    const part = parts[name];
    if (!part) throw new Error(`${file}: unknown placeholder ${name}`);
    return part(rest);
  });
  return { markdown, html: htmlOf(markdown) };
}

const languages: Readonly<Record<string, string>> = { sh: 'sh', ts: 'ts', py: 'python' };

/**
 * Renders an example in each of its languages, for a placeholder such as `feed Syncing a local copy of the stock`
 * (name, then title).
 */
function exampleText({ examples }: PartnerSources, rest: string): string {
  const [name = '', ...title] = rest.split(' ');
  const texts = Object.entries(examples[name] ?? {});
  if (texts.length === 0) throw new Error(`unknown example: ${name}`);
  return texts.map(([end, text]) => code(languages[end] ?? end, title.join(' '), text)).join('\n\n');
}

const scopeRow = ({ value, label, hint }: PartnerSources['scopes'][number]) => [`\`${value}\``, label, hint];
const namedRow = ({ name, meaning }: PartnerSources['events'][number]) => [`\`${name}\``, meaning];

function limitsText(limits: readonly ProgramLimit[]): string {
  const sections = [...new Set(limits.map(({ section }) => section))];
  return sections
    .map((section) => {
      const rows = limits.filter((limit) => limit.section === section);
      return `### ${section}\n\n${table(
        ['Limit', 'Value', 'Meaning'],
        rows.map(({ name, meaning, value }) => [`\`${name}\``, value.toLocaleString('en-US'), meaning]),
      )}`;
    })
    .join('\n\n');
}

const errorsText = (): string =>
  errorCodes
    .map((name) => {
      const { errorCode, status } = errorCatalogue[name];
      const reasons = reasonsOf(name);
      const rows = reasons.map((reason) => [
        `\`${reason}\``,
        String(statusOf(name, reason)),
        explain({ code: name, reason }),
      ]);
      const about = `\`errorCode\` ${errorCode}, HTTP status ${status}${rows.length > 0 ? ' unless the reason has a different status' : ''}. ${explain({ code: name })}`;
      return [`### ${name}`, about, ...(rows.length > 0 ? [table(['Reason', 'Status', 'Meaning'], rows)] : [])].join(
        '\n\n',
      );
    })
    .join('\n\n');

function fieldsText({ name, title, typeName, fields }: PartnerSources['stock'][number], currency: string): string {
  const rows = fields.map(({ rest, graphql, meaning, unit, isPrice }) => [
    [rest && `\`${rest.path}\``, graphql && `(\`${graphql.path}\`)`].filter((path) => path !== null).join(' '),
    rest?.type ?? graphql?.type ?? '',
    [meaning, unit && `In ${unit.replace('$', currency)}.`, isPrice && 'Requires the scope `PRICES_READ`.']
      .filter(Boolean)
      .join(' '),
  ]);
  return `### ${title}\n\n\`${name}\` in the feed, \`${typeName}\` in GraphQL.\n\n${table(['Field', 'Type', 'Meaning'], rows)}`;
}

function deprecatedText({ deprecations }: PartnerSources, routes: readonly Route[]): string {
  const calls = routes.flatMap(({ method, path: address, describes: { deprecation } }) =>
    deprecation
      ? [
          [
            `\`${method.toUpperCase()} /api${address}\``,
            `Since ${dayOf(deprecation.since)}. Removal on ${dayOf(deprecation.removal)}.`,
          ],
        ]
      : [],
  );
  const rows = [...deprecations.map(namedRow), ...calls];
  return rows.length > 0 ? table(['Deprecated', 'Replacement and dates'], rows) : 'Nothing is deprecated.';
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * Renders the error of a recorded call, for a placeholder such as `placeOrder: Error in GraphQL` (name, then title).
 */
function recordedError({ graphql, rest }: Recording, text: string): string {
  const [name = '', title = ''] = text.split(': ');
  const call = graphql[name] ?? rest[name];
  if (!call) throw new Error(`unknown call: ${name}`);
  return errorText(title, call);
}
